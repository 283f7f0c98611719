import { describe, expect, it } from "vitest"
import { buildPayment } from "#domain/fixtures/payment.ts"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import {
  listArrivedPayments,
  findAppliedAmount,
  hasReceivedNothing,
  sumLatePayments,
  sumPayments,
  listPaymentsForOrder,
} from "./receipt.ts"

it("the payments of a receipt exclude late payments and the entry of an overpayment", () => {
  const payments = [...orderWithReceipt.payments, buildPayment({ id: "late", late: true })]
  expect(listPaymentsForOrder({ payments }).map(({ amount }) => toPlainDecimal(amount))).toEqual([
    "0.009",
    "0.01047635",
  ])
})

it("the payments of a receipt are summed up by currency", () => {
  const payments = [
    ...orderWithReceipt.payments,
    buildPayment({ id: "eth", amount: decimal("0.2"), currencyId: "eth" }),
  ]
  expect(sumPayments({ payments }).map(({ amount, currencyId }) => `${toPlainDecimal(amount)} ${currencyId}`)).toEqual([
    "0.01947635 btc",
    "0.2 eth",
  ])
})

it("the received payments include late ones, and exclude the entry of an overpayment", () => {
  const late = buildPayment({ id: "late", late: true })
  const { payments } = orderWithReceipt
  expect(listArrivedPayments({ payments: [...payments, late] })).toEqual([payments[0], payments[1], late])
})

describe("the late payments of an order", () => {
  const late = buildPayment({ id: "late", amount: decimal("0.002"), late: true })
  const credits = [
    { id: "late", amount: decimal("0.003"), currencyId: "btc" as const, reason: "Late" as const },
    { id: "rest", amount: decimal("0.004"), currencyId: "btc" as const, reason: "Remainder" as const },
  ]
  const texts = (order: Parameters<typeof sumLatePayments>[0]) =>
    sumLatePayments(order).map(({ amount, currencyId }) => `${toPlainDecimal(amount)} ${currencyId}`)

  it("are summed up by currency, without payments in time", () => {
    const eth = buildPayment({ id: "eth", amount: decimal("0.1"), currencyId: "eth", late: true })
    expect(texts({ payments: [buildPayment(), late, { ...late, id: "more" }, eth], credits })).toEqual([
      "0.004 btc",
      "0.1 eth",
    ])
  })

  it("are the credited amounts if no late payment is listed", () => {
    expect(texts({ payments: [], credits })).toEqual(["0.003 btc"])
  })

  it.each([
    ["nothing came", [], [], zero, true],
    ["something counted", [], [], decimal("0.01"), false],
    ["a late payment came", [late], [], zero, false],
    ["late money was credited", [], credits, zero, false],
    ["an unreadable payment came", Object.assign([], { unreadable: [0] }), [], zero, false],
  ] as const)("an order received nothing only if nothing arrived: %s", (_, payments, credited, receivedAmount, is) => {
    expect(hasReceivedNothing({ payments, credits: credited, receivedAmount })).toBe(is)
  })
})

describe("the counted amount of a payment", () => {
  const one = buildPayment()
  const late = buildPayment({ id: "late", late: true })
  const order = { currencyId: "usd", receivedAmount: decimal("577.62") } as const

  it("is the amount that the order received, even beside a late payment", () => {
    expect(findAppliedAmount({ ...order, payments: [one] }, one)).toBe(order.receivedAmount)
    expect(findAppliedAmount({ ...order, payments: [one, late] }, one)).toBe(order.receivedAmount)
  })

  it("is absent for a late payment, which the order did not receive", () => {
    expect(findAppliedAmount({ ...order, receivedAmount: zero, payments: [late] }, late)).toBeNull()
    expect(findAppliedAmount({ ...order, payments: [one, late] }, late)).toBeNull()
  })

  it.each([
    ["of several", [one, buildPayment({ id: "other" })]],
    ["beside an unreadable one", Object.assign([one], { unreadable: [1] })],
  ])("is absent for a payment %s", (_, payments) => {
    expect(findAppliedAmount({ ...order, payments }, one)).toBeNull()
  })

  it("is absent for a payment in the order's currency", () => {
    const dollars = buildPayment({ currencyId: "usd" })
    expect(findAppliedAmount({ ...order, payments: [dollars] }, dollars)).toBeNull()
  })
})
