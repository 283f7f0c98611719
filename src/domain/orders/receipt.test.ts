import { describe, expect, it } from "vitest"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { paymentOf } from "#domain/fixtures/payment.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import { arrivedPayments, countedAmount, paidSums, paymentsForOrder } from "./receipt.ts"

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

it("lists what came in: late money too, and no entry of the overpayment", () => {
  const late = paymentOf({ id: "late", late: true })
  const { payments } = orderWithReceipt
  expect(arrivedPayments({ payments: [...payments, late] })).toEqual([payments[0], payments[1], late])
})

describe("what a payment counted for", () => {
  const one = paymentOf()
  const late = paymentOf({ id: "late", late: true })
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
    ["of several", [one, paymentOf({ id: "other" })]],
    ["beside an unreadable one", Object.assign([one], { unreadable: [1] })],
  ])("is not said %s", (_, payments) => {
    expect(countedAmount({ ...order, payments }, one)).toBeNull()
  })

  it("is the payment itself in the order's currency", () => {
    const dollars = paymentOf({ currencyId: "usd" })
    expect(countedAmount({ ...order, payments: [dollars] }, dollars)).toBeNull()
  })
})
