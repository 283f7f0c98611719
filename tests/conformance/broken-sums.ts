import { amount, amountText } from "#sandbox/money.ts"
import { answered, type Broken, readJson, type Next, pathOf } from "./broken.ts"

const totals = "/dashboard/operationhistory/totals"

/** Sends a further call as the same customer. */
const asked = async (request: Request, next: Next, path: string): Promise<any> => {
  const Authorization = request.headers.get("Authorization") ?? ""
  return readJson(await next(new Request(new URL(`/api/v1${path}`, request.url), { headers: { Authorization } })))
}

/** Sums up only the first page of the history instead of the whole history. */
export const sumOfFirstPage = (): Broken => async (request, next) => {
  const response = await next(request.clone())
  if (pathOf(request) !== `GET ${totals}` || !response.ok) return response
  const { values } = await asked(request, next, "/dashboard/operationhistory?count=100")
  const sums = (await readJson(response)).map((total: any) => {
    const rows = values.filter(
      (row: any) => row.operationType === total.operationType && row.currencyId === total.amount.currencyId,
    )
    const sum = rows.reduce((all: bigint, row: any) => all + amount(row.amount), 0n)
    return { ...total, amount: { ...total.amount, amount: amountText(sum) } }
  })
  return answered(response, sums)
}

/** Does not subtract the fees from the balance. */
export const feesForgotten = (): Broken => async (request, next) => {
  const response = await next(request.clone())
  if (pathOf(request) !== "GET /dashboard/summary" || !response.ok) return response
  const sums: readonly any[] = await asked(request, next, totals)
  const items = (await readJson(response)).map((item: any) => {
    const { currencyId, amount: balance } = item.baseBalance
    const fees = sums.find((one) => one.operationType === "MaintenanceFee" && one.amount.currencyId === currencyId)
    const kept = amountText(amount(balance) + amount(fees?.amount.amount ?? "0"))
    return { ...item, baseBalance: { currencyId, amount: kept } }
  })
  return answered(response, items)
}
