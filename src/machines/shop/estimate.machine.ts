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

const chosen =
  (scenario: Scenario) =>
  ({ event }: { readonly event: { readonly scenario: Scenario } }) =>
    event.scenario === scenario

/** One price with the difficulty as now. Choosing the growing one keeps the price. */
const pricedAsNow = (scenario: Scenario) => ({
  on: {
    "difficulty.choose": {
      guard: ({
        context,
        event,
      }: {
        readonly context: { readonly mining: Mining | null }
        readonly event: DifficultyChosen
      }) => event.difficulty === "growing" && hasDifficultyGrowth(context.mining),
      target: `#estimate.ready.difficultyGrowing.${scenario}`,
    },
  },
})

/** One price with a growing difficulty. Choosing the present one keeps the price. */
const pricedGrowing = (scenario: Scenario) => ({
  on: {
    "difficulty.choose": {
      guard: ({ event }: { readonly event: DifficultyChosen }) => event.difficulty === "asNow",
      target: `#estimate.ready.difficultyAsNow.${scenario}`,
    },
  },
})

const atDifficulty = <Prices>(priced: (scenario: Scenario) => Prices) => ({
  initial: "asToday" as const,
  on: {
    "scenario.choose": [
      { guard: chosen("lower"), target: ".lower" },
      { guard: chosen("growing"), target: ".growing" },
      { target: ".asToday" },
    ],
  },
  states: {
    lower: priced("lower"),
    asToday: priced("asToday"),
    growing: priced("growing"),
  },
})

export interface DifficultyChosen {
  readonly type: "difficulty.choose"
  readonly difficulty: DifficultyOutlook
}

/** State set 202: docs/states/shop/estimate.md. What payouts follow from, and the price and the difficulty that the estimate assumes. */
export const estimate = setup({
  types: {} as {
    input: EstimateInput
    context: EstimateInput & { readonly mining: Mining | null; readonly failure: CallFailed | null }
    events: { type: "scenario.choose"; scenario: Scenario } | DifficultyChosen | { type: "load.retry" }
  },
  actors: { loadMining: port<EstimateInput, Mining, CallFailed>("loadMining") },
  guards: { hasGrowth: ({ context }) => hasDifficultyGrowth(context.mining) },
}).createMachine({
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
      states: { difficultyAsNow: atDifficulty(pricedAsNow), difficultyGrowing: atDifficulty(pricedGrowing) },
    },
    error: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
  },
})
