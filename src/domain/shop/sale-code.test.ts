import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { calculateQuantityForCost } from "./quantity.ts"
import { exceedsRemainingSale, findSale } from "./sale-code.ts"

const code = {
  code: "SALE20",
  canBeApplied: true,
  isActive: true,
  discountPercent: decimal("20"),
  discountDuration: null,
  limits: [{ productId: "btc-limited", totalQuantity: decimal("1000"), usedQuantity: decimal("950") }],
}
const left = (found: ReturnType<typeof findSale>) =>
  found && [toPlainDecimal(found.remainingQuantity), toPlainDecimal(found.total)]

describe("the rest of a sale", () => {
  it("is the total without the used quantity, and absent for other products", () => {
    expect(left(findSale(code, btcLimited.id))).toEqual(["50", "1000"])
    // A quantity that an order has reserved stays available to that order.
    expect(
      left(
        findSale(
          { ...code, canBeApplied: false, limits: [{ ...code.limits[0]!, usedQuantity: decimal("1000") }] },
          btcLimited.id,
          decimal("40"),
        ),
      ),
    ).toEqual(["40", "1000"])
    expect(left(findSale(code, btcUnlimited.id))).toEqual(["0", "0"])
    expect(
      left(findSale({ ...code, limits: [{ ...code.limits[0]!, usedQuantity: decimal("1200") }] }, btcLimited.id)),
    ).toEqual(["0", "1000"])
  })

  it("is absent without a limit, or if the code does not apply", () => {
    expect(findSale({ ...code, limits: [] }, btcLimited.id)).toBeNull()
    expect(findSale({ ...code, canBeApplied: false }, btcLimited.id)).toBeNull()
  })

  it("keeps the code up to exactly its quantity", () => {
    expect(
      ["50", "50.00000001", "49"].map((quantity) => exceedsRemainingSale(decimal(quantity), decimal("50"))),
    ).toEqual([false, true, false])
    expect(exceedsRemainingSale(decimal("50"), null)).toBe(false)
  })
})

it("a cost between the price with and without the discount buys the rest of the sale", () => {
  const offer = {
    min: decimal("1"),
    max: decimal("500"),
    step: decimal("0.5"),
    localizedToPayAmount: decimal("8"),
    localizedAmount: decimal("10"),
    remainingSaleQuantity: decimal("50"),
  }
  const bought = (cost: string) => {
    const { quantity, adjustment } = calculateQuantityForCost(decimal(cost), offer)
    return [BigDecimal.format(BigDecimal.normalize(quantity)), adjustment]
  }
  expect([bought("400"), bought("450"), bought("505"), bought("510")]).toEqual([
    ["50", null],
    ["50", "roundedDown"],
    ["50.5", null],
    ["51", null],
  ])
})
