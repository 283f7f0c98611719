import { Effect } from "effect"
import type { Invoice } from "../../domain/payments/invoice"
import { toPlainDecimal } from "../../domain/shared/money"
import type { Order } from "../../domain/orders/order"

const key = "purchaseAmount"

/** Asking for it throws where the person has switched it off. */
type Storage = () => Pick<globalThis.Storage, "setItem" | "removeItem">

// A failed write is harmless: the product never reads it.
const quietly = (run: () => void) => Effect.asVoid(Effect.option(Effect.try(run)))

/** The purchase amount for analytics: from the invoice until the order is completed. */
export const purchaseAmount = (storage: Storage) => ({
  keep: ({ amount, currencyId }: Invoice) =>
    quietly(() => storage().setItem(key, `${toPlainDecimal(amount)} ${currencyId}`)),
  forget: ({ state }: Order) =>
    quietly(() => {
      if (state === "Completed") storage().removeItem(key)
    }),
})

/** Any response with an order may show that it is completed. */
export const forgetPurchaseWhenCompleted =
  <Input, E>(storage: Storage, ask: (input: Input) => Effect.Effect<Order, E>) =>
  (input: Input) =>
    Effect.tap(ask(input), purchaseAmount(storage).forget)
