import { expect, it } from "vitest"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { paymentOf } from "#domain/fixtures/payment.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { paidSums, paymentsForOrder } from "./receipt.ts"

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
