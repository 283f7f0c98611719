import { Effect } from "effect"
import { expect, it } from "vitest"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { forgetPurchaseWhenCompleted, createPurchaseAmountStore } from "./purchase-amount.ts"

it("stores the amount from the invoice until the order is completed", async () => {
  const stored = new Map<string, string>()
  const amount = createPurchaseAmountStore(() => ({
    getItem: () => null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
  }))
  await Effect.runPromise(amount.save(buildInvoice("btc")))
  expect(stored.get("purchaseAmount")).toBe("0.01940624 btc")
  await Effect.runPromise(amount.forget(buildPayingOrder("UnderPaid")))
  expect(stored.size).toBe(1)
  await Effect.runPromise(amount.forget(buildPayingOrder("Completed")))
  expect(stored.size).toBe(0)
})

it("works without storage", async () => {
  const amount = createPurchaseAmountStore(() => {
    throw new Error("switched off")
  })
  await Effect.runPromise(amount.save(buildInvoice("btc")))
  await Effect.runPromise(amount.forget(buildPayingOrder("Completed")))
})

it("removes the amount with any response that contains the completed order", async () => {
  const stored = new Map([["purchaseAmount", "285 usd"]])
  const storage = () => ({
    getItem: () => null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  const answering = (state: "UnderPaid" | "Completed") =>
    forgetPurchaseWhenCompleted(storage, () => Effect.succeed(buildPayingOrder(state)))
  expect((await Effect.runPromise(answering("UnderPaid")(null))).state).toBe("UnderPaid")
  expect(stored.size).toBe(1)
  expect((await Effect.runPromise(answering("Completed")(null))).state).toBe("Completed")
  expect(stored.size).toBe(0)
})
