import { expect, it } from "vitest"
import {
  orderAssigned,
  orderCompleted,
  orderExpired,
  orderIssued,
  orderOverPaid,
  orderUnderPaid,
  orderCreated,
  orderUnderPaidExpired,
} from "#domain/fixtures/order.ts"
import { pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import { decimal } from "#domain/shared/money.ts"
import { calculateActionAmount, findPaymentDeadline, listCustomerTasks, deriveNewcomerStep } from "./customer-tasks.ts"

const none = { orders: [], email: null, requests: [] }
const kinds = (sources: Parameters<typeof listCustomerTasks>[0]) =>
  listCustomerTasks(sources).map((task) => (task.kind === "order" ? `${task.order.state}: ${task.action}` : task.kind))

it("needs nothing from a customer with paid orders and a confirmed address", () => {
  expect(listCustomerTasks({ ...none, orders: [orderCompleted] })).toEqual([])
})

it("lists a withdrawal in doubt first, then orders, then the address", () => {
  expect(kinds({ orders: [orderIssued], email: "a@example.com", requests: [pendingWithdrawal] })).toEqual([
    "withdrawal",
    "Issued: pay",
    "email",
  ])
})

it.each([
  [orderAssigned, ["Assigned: continue"]],
  [orderIssued, ["Issued: pay"]],
  [orderUnderPaid, ["UnderPaid: pay"]],
  [orderOverPaid, ["OverPaid: complete"]],
  [orderExpired, []],
] as const)("an order needs its first action", (order, expected) => {
  expect(kinds({ ...none, orders: [order] })).toEqual(expected)
})

it("lists orders by their end, and those without an end last", () => {
  const [late, soon, never] = ["2026-11-04T10:00:00Z", "2026-11-03T10:00:00Z", null].map((expireDate) => ({
    ...orderIssued,
    expireDate,
  }))
  expect(
    listCustomerTasks({ ...none, orders: [never!, late!, soon!] }).map(
      (task) => task.kind === "order" && task.order.expireDate,
    ),
  ).toEqual([soon!.expireDate, late!.expireDate, null])
})

it.each([
  ["to be paid in full", orderIssued, "pay", "285", orderIssued.expireDate],
  ["to be chosen and paid", orderAssigned, "continue", "285", orderAssigned.expireDate],
  ["whose rest is missing", orderUnderPaid, "pay", "142.5", orderUnderPaid.expireDate],
  ["paid in part when its time ended", orderUnderPaidExpired, "accept", "142.5", null],
  ["paid too much", orderOverPaid, "complete", null, orderOverPaid.expireDate],
] as const)("contains sum and end of an order %s", (_, order, action, amount, end) => {
  const [task] = listCustomerTasks({ ...none, orders: [order] })
  expect(task).toEqual({ kind: "order", order, action })
  expect(calculateActionAmount(order, action)).toEqual(amount && decimal(amount))
  expect(findPaymentDeadline(order)).toBe(end)
})

it("lists an expired order that can be accepted after one that has not expired", () => {
  expect(kinds({ ...none, orders: [orderUnderPaidExpired, orderIssued] })).toEqual(["Issued: pay", "UnderPaid: accept"])
})

it.each([
  ["nothing was chosen", [], 0],
  ["the order has expired", [orderExpired], 0],
  ["an order is Created", [orderCreated], 1],
  ["an order is Assigned", [orderAssigned], 1],
  ["an order waits for payment", [orderExpired, orderIssued], 1],
  ["an order is partly paid", [orderUnderPaid], 1],
  ["an order is overpaid", [orderOverPaid], 1],
  ["an order is paid", [orderIssued, orderCompleted], 2],
] as const)("finds the current step of a newcomer when %s", (_, orders, step) => {
  expect(deriveNewcomerStep(orders)).toBe(step)
})
