import { Effect } from "effect"
import { patchOrderCode, patchItem } from "#adapters/orders/orders.ts"
import type { Api } from "#adapters/shared/api.ts"

/** Sends a change without waiting for the response. Leaving the page does not abort it. */
const sendInBackground =
  <Change>(send: (change: Change) => Effect.Effect<unknown, unknown>) =>
  (change: Change): Effect.Effect<null> =>
    Effect.sync(() => {
      // The page has unmounted and cannot show a failure. An order that the customer opens again shows its saved quantity.
      void Effect.runPromise(Effect.option(send(change)))
      return null
    })

export const saveItemInBackground = (api: Api) => sendInBackground(patchItem(api))
export const saveOrderCodeInBackground = (api: Api) => sendInBackground(patchOrderCode(api))
