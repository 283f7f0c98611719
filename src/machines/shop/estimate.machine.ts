import { assign } from "xstate"
import type { Coin, DisplayCurrency } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { DifficultyOutlook, Scenario } from "#domain/shop/income.ts"
import { hasDifficultyGrowth, type Mining } from "#domain/shop/mining.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface EstimateInput {
  readonly coin: Coin
  readonly currency: DisplayCurrency
}

const estimateSetup = setup({
  types: {} as {
    input: EstimateInput
    context: EstimateInput & { readonly mining: Mining | null; readonly failure: CallFailed | null }
    events:
      | { type: "scenario.choose"; scenario: Scenario }
      | { type: "difficulty.choose"; difficulty: DifficultyOutlook }
      | { type: "load.retry" }
  },
  actors: { loadMining: port<EstimateInput, Mining, CallFailed>("loadMining") },
  guards: {
    hasGrowth: ({ context }) => hasDifficultyGrowth(context.mining),
    isPrice: ({ event }, scenario: Scenario) => event.type === "scenario.choose" && event.scenario === scenario,
    isAsNow: ({ event }) => event.type === "difficulty.choose" && event.difficulty === "asNow",
    isGrowing: ({ context, event }) =>
      event.type === "difficulty.choose" && event.difficulty === "growing" && hasDifficultyGrowth(context.mining),
  },
})

/** The prices at one difficulty. Choosing the other one, where it may be chosen, keeps the price. */
const atDifficulty = (mayChooseOther: "isAsNow" | "isGrowing", other: "difficultyAsNow" | "difficultyGrowing") => {
  const priced = (scenario: Scenario) => ({
    on: { "difficulty.choose": { guard: mayChooseOther, target: `#estimate.ready.${other}.${scenario}` } },
  })
  return estimateSetup.createStateConfig({
    initial: "asToday",
    on: {
      "scenario.choose": [
        { guard: { type: "isPrice", params: "lower" }, target: ".lower" },
        { guard: { type: "isPrice", params: "growing" }, target: ".growing" },
        { target: ".asToday" },
      ],
    },
    states: { lower: priced("lower"), asToday: priced("asToday"), growing: priced("growing") },
  })
}

/** State set 202: docs/states/shop/estimate.md. What payouts follow from, and the price and the difficulty that the estimate assumes. */
export const estimate = estimateSetup.createMachine({
  id: "estimate",
  context: ({ input }) => ({ ...input, mining: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadMining",
        input: ({ context: { coin, currency } }) => ({ coin, currency }),
        onDone: answers({ ok: { target: "deciding", assign: (mining) => ({ mining }) }, otherwise: "error" }),
      },
    },
    deciding: {
      always: [{ guard: "hasGrowth", target: "ready.difficultyGrowing" }, { target: "ready.difficultyAsNow" }],
    },
    ready: {
      initial: "difficultyAsNow",
      states: {
        difficultyAsNow: atDifficulty("isGrowing", "difficultyGrowing"),
        difficultyGrowing: atDifficulty("isAsNow", "difficultyAsNow"),
      },
    },
    error: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
  },
})
