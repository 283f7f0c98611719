import { Effect } from "effect"
import type { FunctionComponent } from "react"
import { useSyncExternalStore } from "react"
import { fromCallback } from "xstate"
import type { AnyEventObject, EventObject, NonReducibleUnknown } from "xstate"
import { asBackgroundApi } from "../adapters/api"
import { loadOrder } from "../adapters/orders"
import type { OrderChanged } from "../machines/payment-status/payment-status.machine"
import type { AppWithApi } from "./with-api"
import type { Sessions } from "./turns"
import { turnsOf } from "./turns"

export const useCurrencyChanges = (session: Sessions): number => {
  const { count, subscribe } = turnsOf(session)
  return useSyncExternalStore(subscribe, count, count)
}

/** Amounts and words come from the server in the currency and language of the moment: what shows them and holds nothing typed is loaded again with others. */
export const remountOnCurrencyChange =
  <Props extends object>(session: Sessions, Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => <Part key={useCurrencyChanges(session)} {...props} />

/**
 * Where something is typed, the machine is told instead, and keeps it. The newest currency wins; without an answer the amounts stay as
 * they are: nobody asked here.
 */
export const watchCurrencyChange = <Told extends EventObject, Input extends NonReducibleUnknown>(
  session: Sessions,
  read: (input: Input) => Effect.Effect<Told, unknown>,
) =>
  fromCallback<AnyEventObject, Input, Told>(({ input, sendBack }) => {
    const { count, subscribe } = turnsOf(session)
    return subscribe(() => {
      const turn = count()
      Effect.runFork(
        Effect.option(
          Effect.map(read(input), (told) => {
            if (turn === count()) sendBack(told)
          }),
        ),
      )
    })
  })

/** An order that is shown, as it is in the new currency. */
export const watchOrderCurrency = ({ api, session }: Pick<AppWithApi, "api" | "session">) => {
  const readAnew = loadOrder(asBackgroundApi(api))
  return watchCurrencyChange(session, (input: { readonly orderId: string }) =>
    Effect.map(readAnew(input), (order): OrderChanged => ({ type: "order.changed", order })),
  )
}
