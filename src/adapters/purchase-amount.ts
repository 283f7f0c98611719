import { Effect } from "effect"
import type { Invoice } from "../domain/invoice"
import { toPlainDecimal } from "../domain/money"
import type { Order } from "../domain/order"

const key = "purchaseAmount"

/** Asking for it throws where the person has switched it off. */
type Storage = () => Pick<globalThis.Storage, "setItem" | "removeItem">

// What cannot be kept is not missed: nothing of the product reads it.
const quietly = (run: () => void) => Effect.asVoid(Effect.option(Effect.try(run)))

/** What is being bought for how much, for those who count purchases: from the invoice until its order is completed. */
export const purchaseAmount = (storage: Storage) => ({
  keep: ({ amount, currencyId }: Invoice) =>
    quietly(() => storage().setItem(key, `${toPlainDecimal(amount)} ${currencyId}`)),
  forget: ({ state }: Order) =>
    quietly(() => {
      if (state === "Completed") storage().removeItem(key)
    }),
})

/** Whatever answers with an order may tell that it is completed. */
export const forgetPurchaseWhenCompleted =
  <Input, E>(storage: Storage, ask: (input: Input) => Effect.Effect<Order, E>) =>
  (input: Input) =>
    Effect.tap(ask(input), purchaseAmount(storage).forget)
