import { expect, it } from "vitest"
import { orderFilterStates } from "./order-query.ts"
import { orderStates } from "./order.ts"

it("every state of an order is found by a filter", () => {
  const found = new Set(Object.values(orderFilterStates).flat())
  expect(orderStates.filter((state) => !found.has(state))).toEqual([])
})
