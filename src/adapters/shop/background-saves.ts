import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { patchCode, patchItem } from "#adapters/orders/orders.ts"

/** Sends a change without waiting for the response; leaving the page does not abort it. */
const sendInBackground =
  <Change>(send: (change: Change) => Effect.Effect<unknown, unknown>) =>
  (change: Change): Effect.Effect<null> =>
    Effect.sync(() => {
      // The page has unmounted, so a failure cannot be shown; the reopened order shows its saved quantity.
      void Effect.runPromise(Effect.option(send(change)))
      return null
    })

export const saveItemInBackground = (api: Api) => sendInBackground(patchItem(api))
export const saveOrderCodeInBackground = (api: Api) => sendInBackground(patchCode(api))
