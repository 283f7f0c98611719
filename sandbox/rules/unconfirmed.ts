import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import { transactionHash } from "./addresses.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"
import { isCoin } from "./methods.ts"

/** A payment in crypto completes with its first confirmation. */
const required = 1

/**
 * Returns the order's unconfirmed transaction, or null if there is none. An order has at most one, and its payment gets the same id
 * and hash.
 */
const unconfirmedOf = ({ unconfirmed_id, unconfirmed_coin, unconfirmed_amount, unconfirmed_date }: Order) =>
  unconfirmed_id === null || unconfirmed_coin === null || unconfirmed_amount === null || unconfirmed_date === null
    ? null
    : { id: unconfirmed_id, coin: unconfirmed_coin, paid: parseAmount(unconfirmed_amount), date: unconfirmed_date }

/** Returns the order's unconfirmed transaction as a list, which is empty if there is none. */
export const toUnconfirmedResponse = (order: Order, seed: number) => {
  const transaction = unconfirmedOf(order)
  if (!transaction) return []
  const { id, coin, paid, date } = transaction
  return [
    {
      externalId: transactionHash(seed, coin, id),
      amount: formatAmount(paid),
      currencyId: coin,
      confirmations: 0,
      requiredConfirmations: required,
      createDate: date.toISOString(),
    },
  ]
}

/**
 * Records that the network has seen the coins. Refuses with 409 `WrongState` if the invoice is not in a coin, or a transaction waits
 * already.
 */
export const sendUnconfirmed = async (
  tx: Tx,
  order: LockedOrder,
  { currency_id, remain }: Invoice,
  now: number,
): Promise<void> => {
  if (!isCoin(currency_id) || unconfirmedOf(order)) throw createRefusal(409, "WrongState")
  await changeOrder(tx, order, {
    unconfirmed_id: randomUUID(),
    unconfirmed_coin: currency_id,
    unconfirmed_amount: remain,
    unconfirmed_date: new Date(now),
  })
}

const none = { unconfirmed_id: null, unconfirmed_coin: null, unconfirmed_amount: null, unconfirmed_date: null }

/**
 * Removes the order's unconfirmed transaction and returns it, or returns null if it is not in the invoice's coin. The arriving payment
 * confirms the transaction and gets its amount and hash.
 */
export const takeUnconfirmed = async (tx: Tx, order: LockedOrder, { currency_id }: Invoice) => {
  const transaction = unconfirmedOf(order)
  if (transaction?.coin !== currency_id) return { order, transaction: null }
  return { order: await changeOrder(tx, order, none), transaction }
}
