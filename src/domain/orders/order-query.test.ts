import { expect, it } from "vitest"
import { orderFilterStates } from "./order-query.ts"
import { orderStates } from "./order.ts"

it("a filter exists for every state of an order", () => {
  const found = new Set(Object.values(orderFilterStates).flat())
  expect(orderStates.filter((state) => !found.has(state))).toEqual([])
})
