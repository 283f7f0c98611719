import { expect, it } from "vitest"
import { buildOperationList, buildOperation, buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
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
import { buildVisibleOrders } from "#domain/fixtures/receipt.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { getHistoryRefreshInterval, getOrdersRefreshInterval } from "./list-refresh.ts"

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
])("refreshes orders at the right interval while %s", (_, orders, interval) => {
  const list = buildVisibleOrders(orders.length, orders)
  expect(getOrdersRefreshInterval({ query: { state: "All", page: 1 }, size: 10, list, failure: null })).toBe(interval)
})

it.each([
  ["a withdrawal is Created", [buildOperation(), buildWithdrawalOperation()], 5_000],
  ["a withdrawal is Pending", [buildWithdrawalOperation({ state: "Pending" })], 5_000],
  ["a withdrawal is Completed", [buildWithdrawalOperation({ state: "Completed" })], 60_000],
  ["a withdrawal is Rejected", [buildWithdrawalOperation({ state: "Rejected" })], 60_000],
  ["only another operation is Pending", [buildOperation({ state: "Pending" })], 60_000],
  ["there are no operations", [], 60_000],
])("refreshes the history at the right interval while %s", (_, operations, interval) => {
  const list = buildOperationList(operations.length, operations)
  expect(getHistoryRefreshInterval({ query: unfilteredHistory, size: 10, list, failure: null })).toBe(interval)
})
