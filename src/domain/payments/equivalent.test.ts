import { expect, it } from "vitest"
import { decimal, zero } from "#domain/shared/money.ts"
import { equivalentOf } from "./equivalent.ts"

const cost = decimal("285")
const order = { currencyId: "usd", localizedCost: cost, receivedAmount: zero } as const

it("is the cost of the order where the method has another currency", () => {
  expect(equivalentOf(order, { currencyId: "eur" })).toBe(cost)
  expect(equivalentOf(order, { currencyId: "btc" })).toBe(cost)
})

it.each([
  ["the method has the buyer's currency", order, "usd"],
  ["a part is paid", { ...order, receivedAmount: decimal("100") }, "eur"],
  ["the buyer's currency is unknown", { ...order, currencyId: "unknown" as const }, "eur"],
  ["the cost is unknown", { ...order, localizedCost: null }, "eur"],
] as const)("is not shown when %s", (_, of, currencyId) => {
  expect(equivalentOf(of, { currencyId })).toBeNull()
})
