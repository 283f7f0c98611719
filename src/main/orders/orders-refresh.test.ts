import { expect, it } from "vitest"
import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderExpired,
  orderIssued,
  orderOverPaid,
  orderUnderPaid,
  orderUnderPaidExpired,
} from "#domain/fixtures/order.ts"
import { shownOrders } from "#domain/fixtures/order-list.ts"
import { ordersRefresh } from "./orders-refresh.ts"

it.each([
  ["an order waits for payment", [orderCompleted, orderIssued], 5_000],
  ["an order is partly paid", [orderUnderPaid], 5_000],
  ["an order is to be settled", [orderOverPaid], 5_000],
  [
    "nothing is in progress",
    [orderCreated, orderAssigned, orderCompleted, orderExpired, orderUnderPaidExpired],
    60_000,
  ],
  ["there are no orders", [], 60_000],
])("while %s", (_, orders, interval) => {
  const list = shownOrders(orders.length, orders)
  expect(ordersRefresh({ query: { state: "All", page: 1 }, size: 10, list, failure: null })).toBe(interval)
})
