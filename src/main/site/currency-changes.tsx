import { Effect } from "effect"
import type { FunctionComponent } from "react"
import { fromCallback } from "xstate"
import type { AnyEventObject, EventObject, NonReducibleUnknown } from "xstate"
import { asBackgroundApi } from "../../adapters/shared/api"
import { loadOrder } from "../../adapters/orders/orders"
import type { OrderChanged } from "../../machines/payments/payment-status/payment-status.machine"
import { apiOf } from "./api"
import type { App } from "./app"
import type { Sessions } from "./display-changes"
import { displayChangesOf } from "./display-changes"
import { useStore } from "./use-store"

export const useCurrencyChanges = (session: Sessions): number => {
  return useStore(displayChangesOf(session))
}

/** Amounts and words come from the server in the currency and language of the moment: what shows them and holds nothing typed is loaded again with others. */
export const remountOnCurrencyChange =
  <Props extends object>(session: Sessions, Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => <Part key={useCurrencyChanges(session)} {...props} />

/**
 * A page with a form sends an event instead, so that the machine keeps what was typed. The newest currency wins; without an answer the amounts stay as
 * they are, because the customer did not start the change on this page.
 */
export const watchCurrencyChange = <Changed extends EventObject, Input extends NonReducibleUnknown>(
  session: Sessions,
  read: (input: Input) => Effect.Effect<Changed, unknown>,
) =>
  fromCallback<AnyEventObject, Input, Changed>(({ input, sendBack }) => {
    const { get, subscribe } = displayChangesOf(session)
    return subscribe(() => {
      const before = get()
      Effect.runFork(
        Effect.option(
          Effect.map(read(input), (changed) => {
            if (before === get()) sendBack(changed)
          }),
        ),
      )
    })
  })

/** An order that is shown, as it is in the new currency. */
export const watchOrderCurrency = (app: Pick<App, "calls" | "session">) => {
  const loadInBackground = loadOrder(asBackgroundApi(apiOf(app)))
  return watchCurrencyChange(app.session, (input: { readonly orderId: string }) =>
    Effect.map(loadInBackground(input), (order): OrderChanged => ({ type: "order.changed", order })),
  )
}
