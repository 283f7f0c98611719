import { describe, expect, it } from "vitest"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import { calculateHashrateFix } from "./hashrate-fix.ts"
import type { PaymentMethodOption } from "./payment-status.ts"

/** The order of 50 Th costs 1245.5 dollars, which is 24.91 for a Th. The product sells 1 to 1000 Th in steps of 0.5. */
const order = buildPayingOrder("Assigned")
const option = (more: Partial<PaymentMethodOption>): PaymentMethodOption => ({
  key: "TransferSwift/usd",
  paymentType: "TransferSwift",
  currencyId: "usd",
  state: "normal",
  amount: decimal("1245.5"),
  min: decimal("500"),
  max: decimal("100000"),
  ...more,
})
const fixFor = (...args: Parameters<typeof calculateHashrateFix>) => {
  const fix = calculateHashrateFix(...args)
  return (
    fix && [fix.kind, toPlainDecimal(fix.newQuantity), toPlainDecimal(fix.diffQuantity), toPlainDecimal(fix.diffCost)]
  )
}

describe("the fix that brings an order within the limits of a method", () => {
  it("raises the quantity to the first step at or above the minimum", () => {
    expect(fixFor(order, option({ state: "belowMinimum", min: decimal("1300") }))).toEqual([
      "raise",
      "52.5",
      "2.5",
      "62.275",
    ])
  })
  it("lowers the quantity to the last step at or below the maximum", () => {
    expect(fixFor(order, option({ state: "aboveMaximum", max: decimal("1000") }))).toEqual([
      "lower",
      "40",
      "10",
      "249.1",
    ])
  })
  it("calculates coins to the eighth digit", () => {
    const coins = { paymentType: "Crypto", currencyId: "btc", amount: decimal("0.0194") } as const
    expect(fixFor(order, option({ ...coins, state: "belowMinimum", min: decimal("0.02") }))).toEqual([
      "raise",
      "52",
      "2",
      "49.82",
    ])
    expect(fixFor(order, option({ ...coins, state: "aboveMaximum", max: decimal("0.0097") }))).toEqual([
      "lower",
      "25",
      "25",
      "622.75",
    ])
  })
  it("stays within the limit if the amount was rounded up to the cent", () => {
    // 52.5 Th may cost 1307.765, which is below the minimum, and 49.5 Th may cost 1233.045, which is above the maximum.
    expect(fixFor(order, option({ state: "belowMinimum", min: decimal("1307.77") }))?.[1]).toBe("53")
    expect(fixFor(order, option({ state: "aboveMaximum", max: decimal("1233.04") }))?.[1]).toBe("49")
  })
  it("brings an order with an invoice within the limits as well", () => {
    const above = option({ state: "aboveMaximum", max: decimal("1000") })
    expect(fixFor(buildPayingOrder("Issued"), above)).toEqual(fixFor(order, above))
  })
  it("does not exist if the amount is within the limits or cannot be fixed", () => {
    expect(fixFor(order, option({}))).toBeNull()
    for (const state of ["normal", "disabled"] as const)
      expect(fixFor(order, option({ state, max: decimal("1000") }))).toBeNull()
    const above = { state: "aboveMaximum", max: decimal("1000") } as const
    expect(fixFor(order, option({ ...above, amount: zero }))).toBeNull()
    expect(fixFor({ ...order, items: [{ ...order.items[0]!, step: zero }] }, option(above))).toBeNull()
    // The first two limits need more than 1000 Th or less than 1 Th, and the product sells neither. A partly paid order cannot change.
    expect(fixFor(order, option({ state: "belowMinimum", min: decimal("25000") }))).toBeNull()
    expect(fixFor(order, option({ state: "aboveMaximum", max: decimal("20") }))).toBeNull()
    expect(fixFor(buildPayingOrder("UnderPaid"), option({ state: "aboveMaximum", max: decimal("1000") }))).toBeNull()
  })
})
