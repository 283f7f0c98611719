import { assign, setup } from "xstate"
import type { Coin, DisplayCurrency } from "../../../domain/shared/currency"
import type { CallFailed } from "../../../domain/shared/failure"
import type { Scenario } from "../../../domain/shop/estimate"
import type { Mining } from "../../../domain/shop/mining"
import { callFailure, port, succeeded, successOf } from "../../shared/port"

export interface EstimateInput {
  readonly coin: Coin
  readonly currency: DisplayCurrency
}

const chosen =
  (scenario: Scenario) =>
  ({ event }: { readonly event: { readonly scenario: Scenario } }) =>
    event.scenario === scenario

/** State set 202: docs/states/shop/estimate.md. What payouts follow from, and the price that the estimate assumes. */
export const estimate = setup({
  types: {} as {
    input: EstimateInput
    context: EstimateInput & { readonly mining: Mining | null; readonly failure: CallFailed | null }
    events: { type: "scenario.choose"; scenario: Scenario } | { type: "load.retry" }
  },
  actors: { loadMining: port<EstimateInput, Mining, CallFailed>("loadMining") },
}).createMachine({
  id: "estimate",
  context: ({ input }) => ({ ...input, mining: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadMining",
        src: "loadMining",
        input: ({ context: { coin, currency } }) => ({ coin, currency }),
        onDone: [
          { guard: succeeded, target: "ready", actions: assign({ mining: ({ event }) => successOf({ event }) }) },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    ready: {
      initial: "asToday",
      on: {
        "scenario.choose": [
          { guard: chosen("lower"), target: ".lower" },
          { guard: chosen("growing"), target: ".growing" },
          { target: ".asToday" },
        ],
      },
      states: { lower: {}, asToday: {}, growing: {} },
    },
    error: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
  },
})
