import { expect, it } from "vitest"
import { returns } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { paidBackPercent } from "./returns.ts"

it("is the part of what was invested that came back, and nothing before the first order", () => {
  // 264 of 2400.
  expect(toPlainDecimal(paidBackPercent(returns)!)).toBe("11")
  expect(paidBackPercent({ ...returns, invested: { amount: decimal("0"), currencyId: "usd" } })).toBeNull()
})
