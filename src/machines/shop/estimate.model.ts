import { bitcoinMining, growingMining } from "#domain/fixtures/mining.ts"
import { hasDifficultyGrowth } from "#domain/shop/mining.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { estimate } from "./estimate.machine.ts"

export const estimateModel = model({
  machine: estimate,
  input: { coin: "btc", currency: "usd" },
  events: {
    "scenario.choose": [
      labelSample("price −30 %", { type: "scenario.choose", scenario: "lower" }),
      labelSample("price unchanged", { type: "scenario.choose", scenario: "asToday" }),
      labelSample("price +5 % a month", { type: "scenario.choose", scenario: "growing" }),
    ],
    "difficulty.choose": [
      labelSample("as now", { type: "difficulty.choose", difficulty: "asNow" }),
      labelSample("as in the last 90 days", { type: "difficulty.choose", difficulty: "growing" }),
    ],
  },
  portResults: {
    loadMining: {
      ok: [
        labelSample("the API names the growth of the difficulty", growingMining),
        labelSample("it names none", bitcoinMining),
      ],
      CallFailed: [callFailed("offline")],
    },
  },
  distinguishBy: ({ mining }) => hasDifficultyGrowth(mining),
  asks: { loadMining: [{ coin: "btc", currency: "usd" }] },
})
