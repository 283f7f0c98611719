import { Effect } from "effect"
import type { FunctionComponent } from "react"
import { useSyncExternalStore } from "react"
import { fromCallback } from "xstate"
import type { AnyEventObject, EventObject, NonReducibleUnknown } from "xstate"
import { inBackground } from "../adapters/api"
import { loadOrder } from "../adapters/orders"
import type { OrderChanged } from "../machines/payment-status/payment-status.machine"
import type { App } from "./app"
import type { CallingApp } from "./calling"

type Sessions = App["session"]

/** How often the display currency of the one who is signed in has become another one while the site is open. */
const createTurns = (session: Sessions) => {
  const listeners = new Set<() => void>()
  let known = session.getSnapshot().context.profile
  let count = 0
  session.subscribe(({ context: { profile } }) => {
    if (profile === null) return
    const turned = known?.id === profile.id && known.currencyId !== profile.currencyId
    known = profile
    if (!turned) return
    count += 1
    listeners.forEach((listener) => listener())
  })
  return {
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => { listeners.delete(listener) }
    }
  }
}

const bySession = new WeakMap<Sessions, ReturnType<typeof createTurns>>()
export const turnsOf = (session: Sessions) => {
  const turns = bySession.get(session) ?? createTurns(session)
  bySession.set(session, turns)
  return turns
}

export const useTurns = (session: Sessions): number => {
  const { count, subscribe } = turnsOf(session)
  return useSyncExternalStore(subscribe, count, count)
}

/** Amounts come from the server in the display currency: what shows them and holds nothing typed starts anew with another one. */
export const anewWithCurrency = <Props extends object>(session: Sessions, Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => <Part key={useTurns(session)} {...props} />

/**
 * Where something is typed, the machine is told instead, and keeps it. The newest currency wins; without an answer the amounts stay as
 * they are: nobody asked here.
 */
export const watchCurrency = <Told extends EventObject, Input extends NonReducibleUnknown>(
  session: Sessions, read: (input: Input) => Effect.Effect<Told, unknown>
) => fromCallback<AnyEventObject, Input, Told>(({ input, sendBack }) => {
  const { count, subscribe } = turnsOf(session)
  return subscribe(() => {
    const turn = count()
    Effect.runFork(Effect.option(Effect.map(read(input), (told) => { if (turn === count()) sendBack(told) })))
  })
})

/** An order that is shown, as it is in the new currency. */
export const watchOrder = ({ api, session }: Pick<CallingApp, "api" | "session">) => {
  const readAnew = loadOrder(inBackground(api))
  return watchCurrency(session, (input: { readonly orderId: string }) =>
    Effect.map(readAnew(input), (order): OrderChanged => ({ type: "order.changed", order })))
}
