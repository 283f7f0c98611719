import { Effect } from "effect"
import { expect, it } from "vitest"
import { invoiceOf } from "../domain/fixtures/invoice"
import { payingOrder } from "../domain/fixtures/payment"
import { purchaseAmount } from "./purchase-amount"

it("keeps the amount from the invoice until the order is completed", async () => {
  const kept = new Map<string, string>()
  const amount = purchaseAmount(() => ({ setItem: (name, text) => void kept.set(name, text), removeItem: (name) => void kept.delete(name) }))
  await Effect.runPromise(amount.keep(invoiceOf("btc")))
  expect(kept.get("purchaseAmount")).toBe("0.01940624 btc")
  await Effect.runPromise(amount.forget(payingOrder("UnderPaid")))
  expect(kept.size).toBe(1)
  await Effect.runPromise(amount.forget(payingOrder("Completed")))
  expect(kept.size).toBe(0)
})

it("does without a storage", async () => {
  const amount = purchaseAmount(() => { throw new Error("switched off") })
  await Effect.runPromise(amount.keep(invoiceOf("btc")))
  await Effect.runPromise(amount.forget(payingOrder("Completed")))
})
