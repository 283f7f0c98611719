import { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import { deriveNewcomerStep, type NewcomerStep } from "#domain/cabinet/customer-tasks.ts"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { Order, VisibleOrders } from "#domain/orders/order.ts"
import { hasEmailToConfirm } from "#domain/site/session.ts"
import type { TaskSourcesChanged } from "#machines/cabinet/customer-tasks.machine.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { config } from "#main/site/config.ts"
import type { Freshness } from "#main/site/freshness.ts"
import { type Store, createStore } from "#main/site/store.ts"

type ReadableStore<Value> = Pick<Store<Value>, "get" | "subscribe">
export type PendingRequests = ReadableStore<ReadonlyArray<WithdrawalRequest>>

/**
 * Combines the orders, the profile and the withdrawals with an unknown outcome. Nothing is reported before the orders and the
 * profile have loaded, because the list would change immediately.
 */
export const watchTaskSources = (
  { session }: Pick<AppContext, "session">,
  orders: ReadableStore<ReadonlyArray<Order> | null>,
  requests: PendingRequests,
) =>
  fromCallback<AnyEventObject, undefined, TaskSourcesChanged>(({ sendBack }) => {
    const read = (): TaskSourcesChanged | null => {
      const sessionState = sessionStateOf(session.getSnapshot())
      const { profile } = sessionState
      const loadedOrders = orders.get()
      if (loadedOrders === null || (profile === null && sessionState.status === "checking")) return null
      const email = profile !== null && hasEmailToConfirm(config.get(), profile) ? profile.email : null
      return { type: "taskSources.changed", sources: { orders: loadedOrders, email, requests: requests.get() } }
    }
    return follow([onSnapshot(session), config.subscribe, orders.subscribe, requests.subscribe], read, sendBack)
  })

/** Passes each load of the dashboard's orders to its other parts. */
export const followOrders = ({ freshness }: Freshness) => {
  const step = createStore<NewcomerStep>(0)
  const orders = createStore<ReadonlyArray<Order> | null>(null)
  let states: string | null = null
  const remember = ({ values }: VisibleOrders) => {
    const loaded = values.map(({ id, state, expired }) => `${id} ${state} ${expired}`).join("\n")
    // A changed state means that a payment arrived or was paid out, so the other parts are stale.
    if (states !== null && states !== loaded)
      freshness.send({ type: "stale", topics: ["balances", "contracts", "history"] })
    states = loaded
    step.set(deriveNewcomerStep(values))
    orders.set(values)
  }
  return {
    step,
    orders,
    followed:
      <Input, E>(load: (input: Input) => Effect.Effect<VisibleOrders, E>) =>
      (input: Input) =>
        load(input).pipe(
          Effect.tap((list) => Effect.sync(() => remember(list))),
          // If the orders fail to load, the profile and the withdrawals can still need the customer's attention.
          Effect.tapError(() => Effect.sync(() => orders.set(orders.get() ?? []))),
        ),
  }
}
