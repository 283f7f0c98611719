import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { availableOrderActions, type OrderAction } from "#domain/orders/order-actions.ts"
import { type Order, effectiveOrderState } from "#domain/orders/order.ts"
import { unpaidAmount } from "#domain/payments/settlement.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"

/** What the customer has to do about an order: its first action, where that is about money. */
const urgent = ["pay", "complete", "accept", "continue"] as const satisfies ReadonlyArray<OrderAction>

/** What an order waits for; null if it does not. */
export const neededAction = (order: Order): (typeof urgent)[number] | null =>
  urgent.find((one) => one === availableOrderActions(order)[0]) ?? null

/** When an order can no longer be paid; null once it has expired: accepting a part has no end. */
export const needEnd = (order: Order): Instant | null =>
  effectiveOrderState(order) === "Expired" ? null : order.expireDate

/** The sum that an action is about: what is to be paid, or what was paid and can be accepted. */
export const neededAmount = (order: Order, action: (typeof urgent)[number]): Decimal | null => {
  if (action === "complete") return null
  return action === "accept" ? order.receivedAmount : unpaidAmount(order)
}

/** What waits for the customer, in the order in which it is shown. */
export type Need =
  | { readonly is: "withdrawal"; readonly request: WithdrawalRequest }
  | { readonly is: "order"; readonly order: Order; readonly action: (typeof urgent)[number] }
  | { readonly is: "email"; readonly email: string }

export interface Known {
  readonly orders: ReadonlyArray<Order>
  /** The address that is not confirmed; null where there is nothing to confirm. */
  readonly email: string | null
  readonly requests: ReadonlyArray<WithdrawalRequest>
}

/** Money in doubt first, then the order whose time ends first, then the address. */
export const needsOf = ({ orders, email, requests }: Known): ReadonlyArray<Need> => {
  const waiting = orders.flatMap((order) => {
    const action = neededAction(order)
    return action === null ? [] : [{ is: "order" as const, order, action }]
  })
  /** One without an end comes last. */
  const endOf = ({ order }: (typeof waiting)[number]) => needEnd(order) ?? "9999"
  return [
    ...requests.map((request) => ({ is: "withdrawal" as const, request })),
    ...waiting.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1)),
    ...(email === null ? [] : [{ is: "email" as const, email }]),
  ]
}

const open: ReadonlyArray<string> = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid"]

/** The steps on the way to the first payout: choose, pay, payout. */
export type NewcomerStep = 0 | 1 | 2

/** Where a customer without a payout is on the way, by the orders. */
export const newcomerStep = (orders: ReadonlyArray<Pick<Order, "state" | "expired">>): NewcomerStep => {
  const states = orders.map(effectiveOrderState)
  if (states.includes("Completed")) return 2
  return states.some((state) => open.includes(state)) ? 1 : 0
}
