import { describe, expect, it } from "vitest"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { quoteByQuantity, createInitialQuote } from "#domain/shop/quote.ts"
import { findPayableGap } from "./payable.ts"

/** Returns the quote of an offer from 1 to 500 Th in steps of 0.5, at 28.5 dollars for a Th. */
const quoteOf = (quantity: string, payable: { readonly min: string; readonly max: string } | null) => {
  const offer = offerOfProduct({
    ...btcLimited,
    payable: payable && { min: decimal(payable.min), max: decimal(payable.max) },
  })
  return quoteByQuantity(createInitialQuote(offer, decimal("10")), quantity)!
}
const gapOf = (quantity: string, payable: { readonly min: string; readonly max: string } | null) => {
  const gap = findPayableGap(quoteOf(quantity, payable))
  return gap && { ...gap, limit: toPlainDecimal(gap.limit), quantity: gap.quantity && toPlainDecimal(gap.quantity) }
}

describe("an amount that no method takes", () => {
  it.each([
    ["500", { min: "20", max: "1000" }, { side: "above", limit: "1000", quantity: "35" }],
    ["1", { min: "100", max: "1000" }, { side: "below", limit: "100", quantity: "4" }],
    ["10", { min: "285", max: "285" }, null],
    ["10", { min: "285.01", max: "1000" }, { side: "below", limit: "285.01", quantity: "10.5" }],
    ["10", { min: "1", max: "10" }, { side: "above", limit: "10", quantity: null }],
  ] as const)("is found for %s Th with the limits %j: %j", (quantity, payable, gap) =>
    expect(gapOf(quantity, payable)).toEqual(gap),
  )

  it("is not shown if the server does not send it", () => {
    expect(gapOf("500", null)).toBeNull()
    expect(offerOfProduct({ ...btcLimited, payable: null }).payable).toBeNull()
  })
})
