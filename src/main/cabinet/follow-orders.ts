import { Effect } from "effect"
import { newcomerStep, type NewcomerStep } from "#domain/cabinet/newcomer-step.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import type { Freshness } from "#main/site/freshness.ts"
import { createStore } from "#main/site/store.ts"

/** What the dashboard's other parts learn from each load of its orders. */
export const followOrders = ({ freshness }: Freshness) => {
  const step = createStore<NewcomerStep>(0)
  let states: string | null = null
  const note = ({ values }: VisibleOrders) => {
    const loaded = values.map(({ id, state, expired }) => `${id} ${state} ${expired}`).join("\n")
    // A payment arrived, or was paid out: the other parts are stale.
    if (states !== null && states !== loaded)
      freshness.send({ type: "stale", topics: ["balances", "contracts", "history"] })
    states = loaded
    step.set(newcomerStep(values))
  }
  return {
    step,
    followed:
      <Input, E>(load: (input: Input) => Effect.Effect<VisibleOrders, E>) =>
      (input: Input) =>
        Effect.tap(load(input), (list) => Effect.sync(() => note(list))),
  }
}
