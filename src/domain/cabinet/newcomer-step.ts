import { effectiveOrderState, type Order } from "#domain/orders/order.ts"

const open: ReadonlyArray<string> = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid"]

/** The steps on the way to the first payout: choose, pay, payout. */
export type NewcomerStep = 0 | 1 | 2

/** Where a customer without a payout is on the way, by the orders. */
export const newcomerStep = (orders: ReadonlyArray<Pick<Order, "state" | "expired">>): NewcomerStep => {
  const states = orders.map(effectiveOrderState)
  if (states.includes("Completed")) return 2
  return states.some((state) => open.includes(state)) ? 1 : 0
}
