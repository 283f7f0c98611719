import { BigDecimal } from "effect"
import fc from "fast-check"
import { expect, it, describe } from "vitest"
import { orderCompleted, buildOrder, orderOverPaid } from "#domain/fixtures/order.ts"
import { decimal, toPlainDecimal, roundHalfUp, zero } from "#domain/shared/money.ts"
import {
  findAdditionalQuantity,
  calculateEffectiveCost,
  calculateEffectiveQuantity,
  findDisplayEquivalent,
  explainNoAdditionalQuantity,
  findDifferingOrderedCost,
  calculateSpentOverpayment,
  compareToOrderedQuantity,
  calculateUnpaidAmount,
  calculateOrderPriceParts,
  calculatePriceParts,
} from "./settlement.ts"

const over = (available: string, quantity = "10") =>
  buildOrder({ state: "OverPaid", receivedAmount: "999" }, { quantity, availableQuantity: available }).items[0]!

it("additional power is promised only for more than the ordered quantity", () => {
  expect(findAdditionalQuantity(orderOverPaid.items[0]!)).toEqual(decimal("12"))
  expect(["10", "10.0", "9.5", "0"].map((available) => findAdditionalQuantity(over(available)))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it("the reason for no additional power is the maximum, or a sum below one step", () => {
  // A step of 0.5 more exceeds the maximum of 500 from a quantity of 499.7, and reaches exactly 500 from 499.5.
  expect(
    [over("500", "500"), over("499.7", "499.7"), over("499.5", "499.5"), over("10")].map(explainNoAdditionalQuantity),
  ).toEqual(["atMaximum", "atMaximum", "belowStep", "belowStep"])
})

it("the unpaid amount is never negative", () => {
  const rest = (receivedAmount: string) => toPlainDecimal(calculateUnpaidAmount(buildOrder({ receivedAmount })))
  expect([rest("142.5"), rest("285"), rest("300")]).toEqual(["142.5", "0", "0"])
})

it("a completed order has the accepted power with its bonus, at the accepted cost", () => {
  const part = buildOrder({ state: "Completed", acceptedAmount: "139.65" }, { acceptedQuantity: "4.9" })
  const bonus = buildOrder(
    { state: "Completed", bonus: { quantity: "0.5", expireDate: "2026-11-03T12:00:00Z" } },
    { acceptedQuantity: "12" },
  )
  const power = (order: typeof part) => toPlainDecimal(calculateEffectiveQuantity(order, order.items[0]!))
  expect([part, bonus, orderCompleted, orderOverPaid].map(power)).toEqual(["4.9", "12.5", "10", "10"])
  expect([part, orderCompleted, orderOverPaid].map((order) => toPlainDecimal(calculateEffectiveCost(order)!))).toEqual([
    "139.65",
    "285",
    "285",
  ])
})

it("the difference between bought and ordered power is calculated", () => {
  const completed = (accepted: string, acceptedAmount: string, bonus: string | null = null) =>
    buildOrder(
      {
        state: "Completed",
        acceptedAmount,
        bonus: bonus === null ? null : { quantity: bonus, expireDate: "2026-11-03T12:00:00Z" },
      },
      { acceptedQuantity: accepted },
    )
  const orders = [
    completed("5", "142.5"),
    completed("12", "342"),
    completed("10", "285", "0.5"),
    completed("10", "285"),
  ]
  expect(orders.map((order) => compareToOrderedQuantity(order, order.items[0]!))).toEqual([
    "less",
    "more",
    "more",
    null,
  ])
  const costs = [...orders, orderOverPaid].map(findDifferingOrderedCost)
  expect(costs.map((cost) => cost && toPlainDecimal(cost))).toEqual(["285", "285", null, null, null])
  const spent = [...orders, orderOverPaid].map(calculateSpentOverpayment)
  expect(spent.map((sum) => sum && toPlainDecimal(sum))).toEqual([null, "57", null, null, null])
})

it("an order is decoded with and without the fields of the extensions", () => {
  const late = buildOrder({
    state: "Completed",
    remainder: null,
    tolerance: { amount: "0.00000001", currencyId: "btc" },
    credits: [
      { id: "c1", amount: "0.00002", currencyId: "btc", reason: "Late" },
      { id: "c2", amount: "1", currencyId: "doge", reason: "Gift" },
    ],
  })
  expect(late.credits).toMatchObject([
    { reason: "Late", currencyId: "btc" },
    { reason: "unknown", currencyId: "unknown" },
  ])
  expect([buildOrder(), buildOrder({ credits: null })].map(({ credits }) => credits)).toEqual([[], []])
  expect(buildOrder()).toMatchObject({ remainder: null, tolerance: null })
})

const money = fc.bigInt({ min: 0n, max: 10n ** 16n }).map((value) => BigDecimal.make(value, 8))
const plain = (parts: ReturnType<typeof calculatePriceParts> | null) =>
  parts && Object.values(parts).map((part) => toPlainDecimal(part))

describe("a price, its discount and the total", () => {
  it("add up to the cent, and each is off by at most half a cent", () => {
    fc.assert(
      fc.property(money, fc.bigInt({ min: 0n, max: 100n }), (before, percent) => {
        const cost = BigDecimal.multiply(before, BigDecimal.make(100n - percent, 2))
        const parts = calculatePriceParts(before, cost)
        for (const part of [parts.before, parts.discount, parts.total])
          expect(BigDecimal.equals(part, roundHalfUp(part, 2))).toBe(true)
        expect(BigDecimal.equals(BigDecimal.subtract(parts.before, parts.discount), parts.total)).toBe(true)
        const off = [BigDecimal.subtract(parts.before, before), BigDecimal.subtract(parts.total, cost)]
        for (const one of off) expect(BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(one), decimal("0.005"))).toBe(true)
      }),
    )
  })

  it("are calculated for 33.3 Th/s with a tenth off", () => {
    expect(plain(calculatePriceParts(decimal("949.05"), decimal("854.145")))).toEqual(["949.05", "94.9", "854.15"])
  })

  it("are those of the bought quantity, not of the ordered one", () => {
    const part = buildOrder(
      {
        state: "Completed",
        localizedOrigCost: "285",
        localizedCost: "256.5",
        acceptedAmount: "128.25",
        discountPercent: "10",
      },
      { acceptedQuantity: "5", localizedAmount: "28.5" },
    )
    expect(plain(calculateOrderPriceParts(part, part.items[0]!))).toEqual(["142.5", "14.25", "128.25"])
    const open = buildOrder({ localizedOrigCost: "285", localizedCost: "256.5", discountPercent: "10" })
    expect(plain(calculateOrderPriceParts(open, open.items[0]!))).toEqual(["285", "28.5", "256.5"])
  })
})

describe("the equivalent of a method's amount", () => {
  const cost = decimal("285")
  const order = { currencyId: "usd", localizedCost: cost, receivedAmount: zero } as const

  it("is the cost of the order if the method has another currency", () => {
    expect(findDisplayEquivalent(order, { currencyId: "eur" })).toBe(cost)
    expect(findDisplayEquivalent(order, { currencyId: "btc" })).toBe(cost)
  })

  it.each([
    ["the method has the buyer's currency", order, "usd"],
    ["a part is paid", { ...order, receivedAmount: decimal("100") }, "eur"],
    ["the buyer's currency is unknown", { ...order, currencyId: "unknown" as const }, "eur"],
    ["the cost is unknown", { ...order, localizedCost: null }, "eur"],
  ] as const)("is not shown when %s", (_, order, currencyId) => {
    expect(findDisplayEquivalent(order, { currencyId })).toBeNull()
  })
})
