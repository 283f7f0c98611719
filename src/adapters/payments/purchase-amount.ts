import { Effect } from "effect"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import type { Invoice } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"

/** Stores the purchase amount for analytics, from the invoice until the order is completed. The product itself never reads it. */
export const createPurchaseAmountStore = (storage: () => BrowserStorage) => {
  const stored = createSafeStorage(storage, "purchaseAmount")
  return {
    save: ({ amount, currencyId }: Invoice) =>
      Effect.sync(() => stored.write(`${toPlainDecimal(amount)} ${currencyId}`)),
    forget: ({ state }: Order) =>
      Effect.sync(() => {
        if (state === "Completed") stored.remove()
      }),
  }
}

/** Removes the purchase amount when a response contains the completed order. */
export const forgetPurchaseWhenCompleted = <Input, E>(
  storage: () => BrowserStorage,
  call: (input: Input) => Effect.Effect<Order, E>,
) => {
  const { forget } = createPurchaseAmountStore(storage)
  return (input: Input) => Effect.tap(call(input), forget)
}
