import { expect, it, describe } from "vitest"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { paymentOf } from "#domain/fixtures/payment.ts"
import { decimal, toPlainDecimal, roundHalfUp } from "#domain/shared/money.ts"
import { paidSums, paymentsForOrder, orderPriceParts, priceParts } from "./receipt.ts"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { orderLike } from "#domain/fixtures/order.ts"

it("counts what was paid for the order: no late payment, and no entry of the overpayment", () => {
  const payments = [...orderWithReceipt.payments, paymentOf({ id: "late", late: true })]
  expect(paymentsForOrder({ payments }).map(({ amount }) => toPlainDecimal(amount))).toEqual(["0.009", "0.01047635"])
})

it("sums it up by currency", () => {
  const payments = [...orderWithReceipt.payments, paymentOf({ id: "eth", amount: decimal("0.2"), currencyId: "eth" })]
  expect(paidSums({ payments }).map(({ amount, currencyId }) => `${toPlainDecimal(amount)} ${currencyId}`)).toEqual([
    "0.01947635 btc",
    "0.2 eth",
  ])
})

const money = fc.bigInt({ min: 0n, max: 10n ** 16n }).map((value) => BigDecimal.make(value, 8))
const plain = (parts: ReturnType<typeof priceParts> | null) =>
  parts && Object.values(parts).map((part) => toPlainDecimal(part))

describe("a price, its discount and the total", () => {
  it("add up to the cent, and none is more than half a cent off", () => {
    fc.assert(
      fc.property(money, fc.bigInt({ min: 0n, max: 100n }), (before, percent) => {
        const cost = BigDecimal.multiply(before, BigDecimal.make(100n - percent, 2))
        const parts = priceParts(before, cost)
        for (const part of [parts.before, parts.discount, parts.total])
          expect(BigDecimal.equals(part, roundHalfUp(part, 2))).toBe(true)
        expect(BigDecimal.equals(BigDecimal.subtract(parts.before, parts.discount), parts.total)).toBe(true)
        const off = [BigDecimal.subtract(parts.before, before), BigDecimal.subtract(parts.total, cost)]
        for (const one of off) expect(BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(one), decimal("0.005"))).toBe(true)
      }),
    )
  })

  it("of 33.3 Th/s with a tenth off", () => {
    expect(plain(priceParts(decimal("949.05"), decimal("854.145")))).toEqual(["949.05", "94.9", "854.15"])
  })

  it("are those of what was bought, not of what was ordered", () => {
    const part = orderLike(
      {
        state: "Completed",
        localizedOrigCost: "285",
        localizedCost: "256.5",
        acceptedAmount: "128.25",
        discountPercent: "10",
      },
      { acceptedQuantity: "5", localizedAmount: "28.5" },
    )
    expect(plain(orderPriceParts(part, part.items[0]!))).toEqual(["142.5", "14.25", "128.25"])
    const open = orderLike({ localizedOrigCost: "285", localizedCost: "256.5", discountPercent: "10" })
    expect(plain(orderPriceParts(open, open.items[0]!))).toEqual(["285", "28.5", "256.5"])
  })
})
