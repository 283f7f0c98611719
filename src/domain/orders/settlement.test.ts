import { BigDecimal } from "effect"
import fc from "fast-check"
import { expect, it, describe } from "vitest"
import { orderCompleted, orderLike, orderOverPaid } from "#domain/fixtures/order.ts"
import { decimal, toPlainDecimal, roundHalfUp, zero } from "#domain/shared/money.ts"
import {
  additionalPower,
  effectiveCost,
  effectivePower,
  equivalentOf,
  noExtraPowerReason,
  otherOrderedCost,
  overpaymentSpent,
  powerDifference,
  unpaidAmount,
  orderPriceParts,
  priceParts,
} from "./settlement.ts"

const over = (available: string, quantity = "10") =>
  orderLike({ state: "OverPaid", receivedAmount: "999" }, { quantity, availableQuantity: available }).items[0]!

it("promises additional power only for more than what was ordered", () => {
  expect(additionalPower(orderOverPaid.items[0]!)).toEqual(decimal("12"))
  expect(["10", "10.0", "9.5", "0"].map((available) => additionalPower(over(available)))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it("knows why a sum buys no more: one step more passes the maximum, or the sum does not reach it", () => {
  // A step of 0.5 more exceeds the maximum of 500 from a quantity of 499.7, and reaches exactly 500 from 499.5.
  expect(
    [over("500", "500"), over("499.7", "499.7"), over("499.5", "499.5"), over("10")].map(noExtraPowerReason),
  ).toEqual(["atMaximum", "atMaximum", "belowStep", "belowStep"])
})

it("says what is unpaid, never less than nothing", () => {
  const rest = (receivedAmount: string) => toPlainDecimal(unpaidAmount(orderLike({ receivedAmount })))
  expect([rest("142.5"), rest("285"), rest("300")]).toEqual(["142.5", "0", "0"])
})

it("a completed order has the power that was accepted, with its bonus, at what that cost", () => {
  const part = orderLike({ state: "Completed", acceptedAmount: "139.65" }, { acceptedQuantity: "4.9" })
  const bonus = orderLike(
    { state: "Completed", bonus: { quantity: "0.5", expireDate: "2026-11-03T12:00:00Z" } },
    { acceptedQuantity: "12" },
  )
  const power = (order: typeof part) => toPlainDecimal(effectivePower(order, order.items[0]!))
  expect([part, bonus, orderCompleted, orderOverPaid].map(power)).toEqual(["4.9", "12.5", "10", "10"])
  expect([part, orderCompleted, orderOverPaid].map((order) => toPlainDecimal(effectiveCost(order)!))).toEqual([
    "139.65",
    "285",
    "285",
  ])
})

it("says how what was bought differs from what was ordered", () => {
  const completed = (accepted: string, acceptedAmount: string, bonus: string | null = null) =>
    orderLike(
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
  expect(orders.map((order) => powerDifference(order, order.items[0]!))).toEqual(["less", "more", "more", null])
  const costs = [...orders, orderOverPaid].map(otherOrderedCost)
  expect(costs.map((cost) => cost && toPlainDecimal(cost))).toEqual(["285", "285", null, null, null])
  const spent = [...orders, orderOverPaid].map(overpaymentSpent)
  expect(spent.map((sum) => sum && toPlainDecimal(sum))).toEqual([null, "57", null, null, null])
})

it("reads what goes beyond the specification, and does without it", () => {
  const late = orderLike({
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
  expect([orderLike(), orderLike({ credits: null })].map(({ credits }) => credits)).toEqual([[], []])
  expect(orderLike()).toMatchObject({ remainder: null, tolerance: null })
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

describe("the equivalent of a method's amount", () => {
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
  ] as const)("is not shown when %s", (_, order, currencyId) => {
    expect(equivalentOf(order, { currencyId })).toBeNull()
  })
})
