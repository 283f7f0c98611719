import { Effect } from "effect"
import { newcomerStep, type NewcomerStep } from "#domain/cabinet/needs.ts"
import type { Order, VisibleOrders } from "#domain/orders/order.ts"
import type { Freshness } from "#main/site/freshness.ts"
import { createStore } from "#main/site/store.ts"

/** What the dashboard's other parts learn from each load of its orders. */
export const followOrders = ({ freshness }: Freshness) => {
  const step = createStore<NewcomerStep>(0)
  /** Null until the first load. */
  const orders = createStore<ReadonlyArray<Order> | null>(null)
  let states: string | null = null
  const note = ({ values }: VisibleOrders) => {
    const loaded = values.map(({ id, state, expired }) => `${id} ${state} ${expired}`).join("\n")
    // A payment arrived, or was paid out: the other parts are stale.
    if (states !== null && states !== loaded)
      freshness.send({ type: "stale", topics: ["balances", "contracts", "history"] })
    states = loaded
    step.set(newcomerStep(values))
    orders.set(values)
  }
  return {
    step,
    orders,
    followed:
      <Input, E>(load: (input: Input) => Effect.Effect<VisibleOrders, E>) =>
      (input: Input) =>
        load(input).pipe(
          Effect.tap((list) => Effect.sync(() => note(list))),
          // Without orders, the rest can still need the customer.
          Effect.tapError(() => Effect.sync(() => orders.set(orders.get() ?? []))),
        ),
  }
}
