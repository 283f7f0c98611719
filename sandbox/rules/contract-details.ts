import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { costOf } from "./affordable-quantity.ts"
import { toContractResponse } from "./contract-response.ts"
import { loadContractHistory } from "./history.ts"
import { coinOf } from "./mining.ts"
import { anyOf } from "./order-relations.ts"
import { toStakeReturnResponse } from "./prices.ts"
import { coinRate, displayRate, toDisplayCurrency } from "./rates.ts"
import { findReceiptReference } from "./receipt-response.ts"
import { listSuspendedProducts } from "./suspension.ts"

type PageRequest = { readonly id: string; readonly userId: string; readonly offset: number; readonly count: number }
type DetailsOptions = {
  readonly currency: DisplayCurrencyName
  readonly seed: number
  readonly now: number
}

const sumOf = (type: "Bonus" | "MaintenanceFee") =>
  sql<string>`coalesce(sum(amount) filter (where operation_type = ${type}), 0)::text`

/**
 * Returns contracts with their cost and their payouts minus fees, both in the display currency. One statement reads the sums of all
 * contracts.
 */
export const loadContractResponses = async (tx: Tx, contracts: readonly Contract[], options: DetailsOptions) => {
  const { currency, seed, now } = options
  const suspended = await listSuspendedProducts(tx)
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
    const rate = multiplyAmounts(coinRate(seed, coinOf(product), now), displayRate(currency), "half-up")
    const money = (value: Amount) => ({ amount: formatAmount(value), currencyId: currency })
    return {
      ...toContractResponse(contract, { currency, now }, suspended),
      ...toStakeReturnResponse(product),
      cost: money(toDisplayCurrency(costOf(order, parseAmount(order.accepted_quantity)), currency)),
      equivalentNet: money(multiplyAmounts(parseAmount(payouts) - parseAmount(fees), rate, "half-up")),
    }
  })
}

/** Returns a contract with its order, the sums of its payouts and fees, and a page of both. Refuses with 404 `NotFound`. */
export const loadContractDetails = async (
  tx: Tx,
  { id, userId, offset, count }: PageRequest,
  options: DetailsOptions & { readonly locale: Locale },
) => {
  const mine = tx.selectFrom("contract").selectAll().where("id", "=", id).where("user_id", "=", userId)
  const contract = await mine.executeTakeFirst()
  if (!contract) throw createRefusal(404, "NotFound")
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
  const [response] = await loadContractResponses(tx, [contract], options)
  const { cost, equivalentNet } = response!
  const coin = coinOf(productOf(contract.product_id))
  return {
    contract: response!,
    order: { id: order.id, number: String(order.number), cost, receipt: findReceiptReference(order) },
    payouts: { amount: formatAmount(parseAmount(sums.payouts)), currencyId: coin },
    fees: { amount: formatAmount(parseAmount(sums.fees)), currencyId: coin },
    equivalentNet,
    history: await loadContractHistory(tx, id, { offset, count }, options),
  }
}
