import { expect, it } from "vitest"
import { returns } from "../fixtures/dashboard"
import { decimal, toPlainDecimal } from "../shared/money"
import { paidBackPercent } from "./returns"

it("is the part of what was invested that came back, and nothing before the first order", () => {
  // 264 of 2400.
  expect(toPlainDecimal(paidBackPercent(returns)!)).toBe("11")
  expect(paidBackPercent({ ...returns, invested: { amount: decimal("0"), currencyId: "usd" } })).toBeNull()
})
