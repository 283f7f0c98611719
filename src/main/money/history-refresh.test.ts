import { expect, it } from "vitest"
import { operationList, operationOf, withdrawalOperation } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { historyRefresh } from "./history-refresh.ts"

it.each([
  ["a withdrawal is Created", [operationOf(), withdrawalOperation()], 5_000],
  ["a withdrawal is Pending", [withdrawalOperation({ state: "Pending" })], 5_000],
  ["a withdrawal is Completed", [withdrawalOperation({ state: "Completed" })], 60_000],
  ["a withdrawal is Rejected", [withdrawalOperation({ state: "Rejected" })], 60_000],
  ["only another operation is Pending", [operationOf({ state: "Pending" })], 60_000],
  ["there are no operations", [], 60_000],
])("while %s", (_, operations, interval) => {
  const list = operationList(operations.length, operations)
  expect(historyRefresh({ query: unfilteredHistory, size: 10, list, failure: null })).toBe(interval)
})
