import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { listOrderActions, type OrderAction } from "#domain/orders/order-actions.ts"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { calculateUnpaidAmount } from "#domain/orders/settlement.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"

/** Actions about money. An order needs the customer if its first action is in this list. */
const urgent = ["pay", "complete", "accept", "continue"] as const satisfies ReadonlyArray<OrderAction>

/** Returns the action for which an order waits, or null. */
export const findRequiredAction = (order: Order): (typeof urgent)[number] | null =>
  urgent.find((one) => one === listOrderActions(order)[0]) ?? null

/** Returns the deadline for paying an order. An expired order has none, because its paid part can be accepted at any time. */
export const findPaymentDeadline = (order: Order): Instant | null =>
  deriveOrderState(order) === "Expired" ? null : order.expireDate

/**
 * Returns the sum of an action, in the order's currency: the amount to pay, or the received amount that the customer can accept. Returns
 * null for the completion of an overpaid order.
 */
export const calculateActionAmount = (order: Order, action: (typeof urgent)[number]): Decimal | null => {
  if (action === "complete") return null
  return action === "accept" ? order.receivedAmount : calculateUnpaidAmount(order)
}

/** A task that waits for the customer. The page shows the kinds in this order. */
export type CustomerTask =
  | { readonly kind: "withdrawal"; readonly request: WithdrawalRequest }
  | { readonly kind: "order"; readonly order: Order; readonly action: (typeof urgent)[number] }
  | { readonly kind: "email"; readonly email: string }

export interface CustomerTaskSources {
  readonly orders: ReadonlyArray<Order>
  /** The unconfirmed e-mail address. Null if no address needs a confirmation. */
  readonly email: string | null
  readonly requests: ReadonlyArray<WithdrawalRequest>
}

/** Returns the tasks in order: withdrawals of unknown outcome, orders by their deadline, and the e-mail address. */
export const listCustomerTasks = ({ orders, email, requests }: CustomerTaskSources): ReadonlyArray<CustomerTask> => {
  const waiting = orders.flatMap((order) => {
    const action = findRequiredAction(order)
    return action === null ? [] : [{ kind: "order" as const, order, action }]
  })
  /** Returns the deadline of an order. An order without a deadline sorts last. */
  const endOf = ({ order }: (typeof waiting)[number]) => findPaymentDeadline(order) ?? "9999"
  return [
    ...requests.map((request) => ({ kind: "withdrawal" as const, request })),
    ...waiting.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : 1)),
    ...(email === null ? [] : [{ kind: "email" as const, email }]),
  ]
}

const open: ReadonlyArray<string> = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid"]

/** The steps before the first payout: choose, pay, wait for the payout. */
export type NewcomerStep = 0 | 1 | 2

/** Returns the step of a customer without a payout. A completed order waits for the payout, and an open one for the payment. */
export const deriveNewcomerStep = (orders: ReadonlyArray<Pick<Order, "state" | "expired">>): NewcomerStep => {
  const states = orders.map(deriveOrderState)
  if (states.includes("Completed")) return 2
  return states.some((state) => open.includes(state)) ? 1 : 0
}
