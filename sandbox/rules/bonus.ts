import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, type Amount } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"

/** A quantity from `startRange` to `endRange` gets the additional `quantity` for free. */
type Bracket = { readonly startRange: string; readonly endRange: string; readonly quantity: string }

const brackets: Readonly<Record<string, readonly Bracket[]>> = {
  "btc-limited": [
    { startRange: "10", endRange: "49.9", quantity: "0.5" },
    { startRange: "50", endRange: "199.9", quantity: "3" },
    { startRange: "200", endRange: "5000", quantity: "15" },
  ],
  "eth-limited": [{ startRange: "500", endRange: "20000", quantity: "25" }],
}

const bracketOf = (productId: string, quantity: Amount): Bracket | undefined =>
  brackets[productId]?.find(
    ({ startRange, endRange }) => quantity >= parseAmount(startRange) && quantity <= parseAmount(endRange),
  )

/** Returns the quantities from which a product has a bonus, and the bonus of each. */
export const listBonusSteps = (productId: string) =>
  (brackets[productId] ?? []).map(({ startRange, quantity }) => ({ from: startRange, quantity }))

const isUnpaid = (order: Order, now: number): boolean =>
  ["Assigned", "Issued"].includes(order.state) && order.expire_date.getTime() > now

/**
 * Returns true while the bonus is offered. The offer starts when the order is created, and a change of the quantity does not prolong it.
 */
const isOfferOpen = (order: Order, now: number): boolean =>
  now < order.create_date.getTime() + lifetimes.bonusOffer && isUnpaid(order, now)

/** Returns the bonus that an unpaid order may still accept, or null. */
export const findBonusOffer = (order: Order, now: number) => {
  const bracket = bracketOf(order.product_id, parseAmount(order.quantity))
  if (!bracket || order.bonus_until !== null || !isOfferOpen(order, now)) return null
  return { productId: order.product_id, ...bracket, date: order.create_date.toISOString() }
}

/** Returns the bonus quantity while its payment window is open, and zero afterwards. */
export const calculateDueBonus = (order: Order, now: number): Amount =>
  order.bonus_until !== null && order.bonus_until.getTime() > now ? parseAmount(order.bonus_quantity) : 0n

export const toBonusResponse = (order: Order, now: number) => {
  const due = order.state === "Completed" ? parseAmount(order.bonus_quantity) : calculateDueBonus(order, now)
  return due === 0n || order.bonus_until === null
    ? null
    : { quantity: order.bonus_quantity, expireDate: order.bonus_until.toISOString() }
}

/**
 * Returns the changes that remove the bonus if the new quantity is in another bracket. Within the offer's 15 minutes the new quantity has a
 * new offer.
 */
export const dropInvalidBonus = (order: Order, quantity: Amount) =>
  bracketOf(order.product_id, quantity)?.quantity === order.bonus_quantity
    ? {}
    : { bonus_quantity: "0", bonus_until: null }

/**
 * Accepts the bonus. A second call changes nothing, so that a retry does not prolong the payment window. Refuses with 409 `WrongState` if
 * there is no offer.
 */
export const acceptBonus = async (tx: Tx, order: LockedOrder, now: number): Promise<LockedOrder> => {
  if (calculateDueBonus(order, now) > 0n && isUnpaid(order, now)) return order
  const offer = findBonusOffer(order, now)
  if (!offer) throw createRefusal(409, "WrongState")
  return changeOrder(tx, order, { bonus_quantity: offer.quantity, bonus_until: dateAfter(now, lifetimes.bonus) })
}
