import { randomUUID } from "node:crypto"
import { productOf } from "#sandbox/catalogue.ts"
import { addMonths } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import { costOf } from "./affordable-quantity.ts"
import { calculateDueBonus } from "./bonus.ts"
import { recordCredit, remainderOf } from "./credits.ts"
import { amendInvoices } from "./invoices.ts"
import { ledgerAccounts, postEntries, type LedgerEntry } from "./ledger.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"
import { sendReceipt } from "./receipt-email.ts"

type Settlement = {
  readonly order: LockedOrder
  readonly quantity: Amount
  readonly bonus: Amount
  readonly now: number
}
/** The time, and the origin of links in e-mails. `origin` is null for a simulated past, in which no e-mails are sent. */
export type SettlementOptions = { readonly origin: string | null; readonly now: number }

/**
 * Returns the ledger entries of the received amount that bought no power. The owner's balance gets it. An order without an owner, or an
 * amount below the last digit of a coin, is booked as change. A tolerated shortfall is booked as tolerance.
 */
const bookRest = async (tx: Tx, order: LockedOrder, quantity: Amount, now: number): Promise<readonly LedgerEntry[]> => {
  const left = parseAmount(order.received) - costOf(order, quantity)
  if (left < 0n) return [[ledgerAccounts.tolerance, "usd", left]]
  const remainder = remainderOf(order, quantity)
  if (!remainder || order.owner_id === null) return [[ledgerAccounts.change, "usd", left]]
  await recordCredit(tx, order, { ...remainder, reason: "Remainder" }, now)
  return [
    [ledgerAccounts.exchange, "usd", left],
    [ledgerAccounts.exchange, remainder.coin, -remainder.coins],
    [ledgerAccounts.balance(order.owner_id), remainder.coin, remainder.coins],
  ]
}

/** Books the sale and begins the contract. Throws for an order without an owner. */
const grantContract = async (tx: Tx, { order, quantity, bonus, now }: Settlement): Promise<void> => {
  if (order.owner_id === null) throw new Error(`Order ${order.number} is paid and has no owner`)
  const product = productOf(order.product_id)
  const id = randomUUID()
  const power = quantity + bonus
  await tx
    .insertInto("contract")
    .values({
      id,
      user_id: order.owner_id,
      order_id: order.id,
      product_id: order.product_id,
      quantity: formatAmount(power),
      start_date: new Date(now),
      end_date: product.duration === null ? null : addMonths(now, product.duration),
    })
    .execute()
  const { unit } = product.algorithm
  await postEntries(
    tx,
    "contract",
    order.id,
    [
      [ledgerAccounts.order(order.id), "usd", -parseAmount(order.received)],
      [ledgerAccounts.sales, "usd", costOf(order, quantity)],
      ...(await bookRest(tx, order, quantity, now)),
      [ledgerAccounts.capacity, unit, -power],
      [ledgerAccounts.contract(id), unit, power],
    ],
    now,
  )
}

const countSale = async (tx: Tx, { order, quantity }: Settlement): Promise<void> => {
  if (order.code === null) return
  await tx
    .updateTable("referral_limit")
    .set((row) => ({ used: row("used", "+", formatAmount(quantity)) }))
    .where("code", "=", order.code)
    .where("product_id", "=", order.product_id)
    .execute()
}

/** Completes the order with the quantity that the received amount buys. */
export const settleOrder = async (
  tx: Tx,
  order: LockedOrder,
  quantity: Amount,
  { origin, now }: SettlementOptions,
): Promise<LockedOrder> => {
  const bonus = quantity < parseAmount(order.quantity) ? 0n : calculateDueBonus(order, now)
  const owner = tx.selectFrom("customer").select("currency_id").where("id", "=", order.owner_id)
  const completed = await changeOrder(tx, order, {
    state: "Completed",
    state_update: new Date(now),
    accepted_quantity: formatAmount(quantity),
    bonus_quantity: formatAmount(bonus),
    receipt_currency: (await owner.executeTakeFirst())?.currency_id ?? null,
  })
  const settlement = { order: completed, quantity, bonus, now }
  await amendInvoices(tx, completed)
  await grantContract(tx, settlement)
  await countSale(tx, settlement)
  if (origin !== null) await sendReceipt(tx, completed, { origin, now })
  return completed
}
