import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { amount, amountText, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { Culture, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { contractView } from "./contract-view.ts"
import { contractHistory } from "./history.ts"
import { coinOf } from "./mining.ts"
import { anyOf } from "./order-relations.ts"
import { stakeReturnView } from "./prices.ts"
import { coinRate, displayRate, toDisplay } from "./rates.ts"
import { receiptReference } from "./receipt-view.ts"
import { worthOf } from "./shares.ts"
import { suspendedProducts } from "./suspension.ts"

type Asked = { readonly id: string; readonly userId: string; readonly offset: number; readonly count: number }
type Viewer = {
  readonly display: DisplayCurrencyName
  readonly seed: number
  readonly now: number
}

const sumOf = (type: "Bonus" | "MaintenanceFee") =>
  sql<string>`coalesce(sum(amount) filter (where operation_type = ${type}), 0)::text`

export const contractViews = async (tx: Tx, contracts: readonly Contract[], viewer: Viewer) => {
  const { display, seed, now } = viewer
  const suspended = await suspendedProducts(tx)
  const rows = await tx
    .selectFrom("contract")
    .innerJoin("customer_order", "customer_order.id", "contract.order_id")
    .leftJoin("operation", "operation.contract_id", "contract.id")
    .selectAll("customer_order")
    .select("contract.id as contract_id")
    .select([sumOf("Bonus").as("payouts"), sumOf("MaintenanceFee").as("fees")])
    .where("contract.id", "=", anyOf(contracts.map(({ id }) => id)))
    .groupBy(["contract.id", "customer_order.id"])
    .execute()
  return contracts.map((contract) => {
    const { payouts, fees, ...order } = rows.find(({ contract_id }) => contract_id === contract.id)!
    const product = productOf(contract.product_id)
    const rate = multiplyAmounts(coinRate(seed, coinOf(product), now), displayRate(display), "half-up")
    const money = (value: Amount) => ({ amount: amountText(value), currencyId: display })
    return {
      ...contractView(contract, { display, now }, suspended),
      ...stakeReturnView(product),
      cost: money(toDisplay(worthOf(order, amount(order.accepted_quantity)), display)),
      equivalentNet: money(multiplyAmounts(amount(payouts) - amount(fees), rate, "half-up")),
    }
  })
}

/** Returns a contract with its order, the sums of its payouts and fees, and a page of both. */
export const contractDetails = async (
  tx: Tx,
  { id, userId, offset, count }: Asked,
  viewer: Viewer & { readonly culture: Culture },
) => {
  const mine = tx.selectFrom("contract").selectAll().where("id", "=", id).where("user_id", "=", userId)
  const contract = await mine.executeTakeFirst()
  if (!contract) throw refusal(404, "NotFound")
  const order = await tx
    .selectFrom("customer_order")
    .selectAll()
    .where("id", "=", contract.order_id)
    .executeTakeFirstOrThrow()
  const sums = await tx
    .selectFrom("operation")
    .select([sumOf("Bonus").as("payouts"), sumOf("MaintenanceFee").as("fees")])
    .where("contract_id", "=", id)
    .executeTakeFirstOrThrow()
  const [view] = await contractViews(tx, [contract], viewer)
  const { cost, equivalentNet } = view!
  const coin = coinOf(productOf(contract.product_id))
  return {
    contract: view!,
    order: { id: order.id, number: String(order.number), cost, receipt: receiptReference(order) },
    payouts: { amount: amountText(amount(sums.payouts)), currencyId: coin },
    fees: { amount: amountText(amount(sums.fees)), currencyId: coin },
    equivalentNet,
    history: await contractHistory(tx, id, { offset, count }, viewer),
  }
}
