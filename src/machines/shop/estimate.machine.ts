import { assign } from "xstate"
import type { Coin, DisplayCurrency } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { EstimateAssumptions, PriceChangePercent } from "#domain/shop/income.ts"
import type { DifficultyScenario, Mining } from "#domain/shop/mining.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface EstimateInput {
  readonly coin: Coin
  readonly currency: DisplayCurrency
}

/**
 * State set 202, estimate: docs/states/shop/estimate.md. The machine loads the mining data and holds the visitor's own assumptions. The
 * page calculates the estimate.
 */
export const estimate = setup({
  types: {} as {
    input: EstimateInput
    context: EstimateInput & {
      readonly mining: Mining | null
      readonly assumed: Partial<EstimateAssumptions>
      readonly failure: CallFailed | null
    }
    events:
      | { type: "priceChange.choose"; priceChangePercent: PriceChangePercent }
      | { type: "difficulty.choose"; difficulty: DifficultyScenario }
      | { type: "load.retry" }
  },
  actors: { loadMining: port<EstimateInput, Mining, CallFailed>("loadMining") },
}).createMachine({
  id: "estimate",
  context: ({ input }) => ({ ...input, mining: null, assumed: {}, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadMining",
        input: ({ context: { coin, currency } }) => ({ coin, currency }),
        onDone: answers({ ok: { target: "ready", assign: (mining) => ({ mining }) }, otherwise: "failed" }),
      },
    },
    ready: {
      on: {
        "priceChange.choose": {
          actions: assign(({ context, event }) => ({
            assumed: { ...context.assumed, priceChangePercent: event.priceChangePercent },
          })),
        },
        "difficulty.choose": {
          actions: assign(({ context, event }) => ({ assumed: { ...context.assumed, difficulty: event.difficulty } })),
        },
      },
    },
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
  },
})
