import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { respondWith, type FaultyHandler, readJson, type Next, pathOf } from "./faulty-handler.ts"

const totals = "/dashboard/operationhistory/totals"

/** Sends another call as the same customer, and returns the body of its response. */
const fetchBody = async (request: Request, next: Next, path: string): Promise<any> => {
  const Authorization = request.headers.get("Authorization") ?? ""
  return readJson(await next(new Request(new URL(`/api/v1${path}`, request.url), { headers: { Authorization } })))
}

/** Returns a server whose totals contain only the first page of the history. */
export const sumOfFirstPage = (): FaultyHandler => async (request, next) => {
  const response = await next(request.clone())
  if (pathOf(request) !== `GET ${totals}` || !response.ok) return response
  const { values } = await fetchBody(request, next, "/dashboard/operationhistory?count=100")
  const sums = (await readJson(response)).map((total: any) => {
    const rows = values.filter(
      (row: any) => row.operationType === total.operationType && row.currencyId === total.amount.currencyId,
    )
    const sum = rows.reduce((all: bigint, row: any) => all + parseAmount(row.amount), 0n)
    return { ...total, amount: { ...total.amount, amount: formatAmount(sum) } }
  })
  return respondWith(response, sums)
}

/** Returns a server that does not subtract the fees from the balance. */
export const withoutFees = (): FaultyHandler => async (request, next) => {
  const response = await next(request.clone())
  if (pathOf(request) !== "GET /dashboard/summary" || !response.ok) return response
  const sums: readonly any[] = await fetchBody(request, next, totals)
  const items = (await readJson(response)).map((item: any) => {
    const { currencyId, amount: balance } = item.baseBalance
    const fees = sums.find((one) => one.operationType === "MaintenanceFee" && one.amount.currencyId === currencyId)
    const wrongBalance = formatAmount(parseAmount(balance) + parseAmount(fees?.amount.amount ?? "0"))
    return { ...item, baseBalance: { currencyId, amount: wrongBalance } }
  })
  return respondWith(response, items)
}
