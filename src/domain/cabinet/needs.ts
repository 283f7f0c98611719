import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { availableOrderActions, type OrderAction } from "#domain/orders/order-actions.ts"
import { type Order, effectiveOrderState } from "#domain/orders/order.ts"
import { unpaidAmount } from "#domain/orders/settlement.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"

/** Actions about money. An order needs the customer when its first action is one of them. */
const urgent = ["pay", "complete", "accept", "continue"] as const satisfies ReadonlyArray<OrderAction>

/** The action that an order waits for; null if it waits for none. */
export const neededAction = (order: Order): (typeof urgent)[number] | null =>
  urgent.find((one) => one === availableOrderActions(order)[0]) ?? null

/** When an order can no longer be paid; null once it has expired: accepting a part has no end. */
export const needEnd = (order: Order): Instant | null =>
  effectiveOrderState(order) === "Expired" ? null : order.expireDate

/** The sum of an action: the amount to pay, or the received amount that can be accepted. */
export const neededAmount = (order: Order, action: (typeof urgent)[number]): Decimal | null => {
  if (action === "complete") return null
  return action === "accept" ? order.receivedAmount : unpaidAmount(order)
}

/** One thing that waits for the customer. The page shows the kinds in this order. */
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
  /** The end of an order's time. An order without an end comes last. */
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

/** The step of a customer without a payout, by the orders. */
export const newcomerStep = (orders: ReadonlyArray<Pick<Order, "state" | "expired">>): NewcomerStep => {
  const states = orders.map(effectiveOrderState)
  if (states.includes("Completed")) return 2
  return states.some((state) => open.includes(state)) ? 1 : 0
}
