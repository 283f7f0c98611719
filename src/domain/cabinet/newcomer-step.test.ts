import { expect, it } from "vitest"
import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderExpired,
  orderIssued,
  orderOverPaid,
  orderUnderPaid,
} from "#domain/fixtures/order.ts"
import { newcomerStep } from "./newcomer-step.ts"

it.each([
  ["nothing was chosen", [], 0],
  ["the order has expired", [orderExpired], 0],
  ["an order is Created", [orderCreated], 1],
  ["an order is Assigned", [orderAssigned], 1],
  ["an order waits for payment", [orderExpired, orderIssued], 1],
  ["an order is partly paid", [orderUnderPaid], 1],
  ["an order is overpaid", [orderOverPaid], 1],
  ["an order is paid", [orderIssued, orderCompleted], 2],
] as const)("%s", (_, orders, step) => {
  expect(newcomerStep(orders)).toBe(step)
})
