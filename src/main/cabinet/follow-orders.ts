import { Effect } from "effect"
import type { NewcomerStep } from "../../domain/cabinet/newcomer-step"
import { newcomerStep } from "../../domain/cabinet/newcomer-step"
import type { VisibleOrders } from "../../domain/orders/order"
import { createStore } from "../site/store"

/** What the dashboard's other parts learn from each load of its orders. */
export const followOrders = () => {
  const step = createStore<NewcomerStep>(0)
  const changes = createStore(0)
  let states: string | null = null
  const note = ({ values }: VisibleOrders) => {
    const loaded = values.map(({ id, state, expired }) => `${id} ${state} ${expired}`).join("\n")
    if (states !== null && states !== loaded) changes.set(changes.get() + 1)
    states = loaded
    step.set(newcomerStep(values))
  }
  return {
    step,
    /** Counts the loads that brought another order, or another state of one: contracts, balances and history are then stale. */
    changes,
    followed:
      <Input, E>(load: (input: Input) => Effect.Effect<VisibleOrders, E>) =>
      (input: Input) =>
        Effect.tap(load(input), (list) => Effect.sync(() => note(list))),
  }
}
