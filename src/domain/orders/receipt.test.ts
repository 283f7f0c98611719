import { describe, expect, it } from "vitest"
import { buildPayment } from "#domain/fixtures/payment.ts"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import { arrivedPayments, countedAmount, isNothingReceived, lateSums, paidSums, paymentsForOrder } from "./receipt.ts"

it("counts what was paid for the order: no late payment, and no entry of the overpayment", () => {
  const payments = [...orderWithReceipt.payments, buildPayment({ id: "late", late: true })]
  expect(paymentsForOrder({ payments }).map(({ amount }) => toPlainDecimal(amount))).toEqual(["0.009", "0.01047635"])
})

it("sums it up by currency", () => {
  const payments = [
    ...orderWithReceipt.payments,
    buildPayment({ id: "eth", amount: decimal("0.2"), currencyId: "eth" }),
  ]
  expect(paidSums({ payments }).map(({ amount, currencyId }) => `${toPlainDecimal(amount)} ${currencyId}`)).toEqual([
    "0.01947635 btc",
    "0.2 eth",
  ])
})

it("lists what came in: late money too, and no entry of the overpayment", () => {
  const late = buildPayment({ id: "late", late: true })
  const { payments } = orderWithReceipt
  expect(arrivedPayments({ payments: [...payments, late] })).toEqual([payments[0], payments[1], late])
})

describe("what came too late", () => {
  const late = buildPayment({ id: "late", amount: decimal("0.002"), late: true })
  const credits = [
    { id: "late", amount: decimal("0.003"), currencyId: "btc" as const, reason: "Late" as const },
    { id: "rest", amount: decimal("0.004"), currencyId: "btc" as const, reason: "Remainder" as const },
  ]
  const texts = (order: Parameters<typeof lateSums>[0]) =>
    lateSums(order).map(({ amount, currencyId }) => `${toPlainDecimal(amount)} ${currencyId}`)

  it("is summed up by currency, without what was paid in time", () => {
    const eth = buildPayment({ id: "eth", amount: decimal("0.1"), currencyId: "eth", late: true })
    expect(texts({ payments: [buildPayment(), late, { ...late, id: "more" }, eth], credits })).toEqual([
      "0.004 btc",
      "0.1 eth",
    ])
  })

  it("is what was credited, where no late payment is listed", () => {
    expect(texts({ payments: [], credits })).toEqual(["0.003 btc"])
  })

  it.each([
    ["nothing came", [], [], zero, true],
    ["something counted", [], [], decimal("0.01"), false],
    ["a late payment came", [late], [], zero, false],
    ["late money was credited", [], credits, zero, false],
    ["an unreadable payment came", Object.assign([], { unreadable: [0] }), [], zero, false],
  ] as const)("an order received nothing only where nothing came: %s", (_, payments, credited, receivedAmount, is) => {
    expect(isNothingReceived({ payments, credits: credited, receivedAmount })).toBe(is)
  })
})

describe("what a payment counted for", () => {
  const one = buildPayment()
  const late = buildPayment({ id: "late", late: true })
  const order = { currencyId: "usd", receivedAmount: decimal("577.62") } as const

  it("is what the order received, beside a late one as well", () => {
    expect(countedAmount({ ...order, payments: [one] }, one)).toBe(order.receivedAmount)
    expect(countedAmount({ ...order, payments: [one, late] }, one)).toBe(order.receivedAmount)
  })

  it("is not said of a late one, which the order did not take", () => {
    expect(countedAmount({ ...order, receivedAmount: zero, payments: [late] }, late)).toBeNull()
    expect(countedAmount({ ...order, payments: [one, late] }, late)).toBeNull()
  })

  it.each([
    ["of several", [one, buildPayment({ id: "other" })]],
    ["beside an unreadable one", Object.assign([one], { unreadable: [1] })],
  ])("is not said %s", (_, payments) => {
    expect(countedAmount({ ...order, payments }, one)).toBeNull()
  })

  it("is the payment itself in the order's currency", () => {
    const dollars = buildPayment({ currencyId: "usd" })
    expect(countedAmount({ ...order, payments: [dollars] }, dollars)).toBeNull()
  })
})
