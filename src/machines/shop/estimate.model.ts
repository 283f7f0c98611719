import { bitcoinMining, growingMining } from "#domain/fixtures/mining.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { estimate } from "./estimate.machine.ts"

export const estimateModel = defineModel({
  machine: estimate,
  input: { coin: "btc", currency: "usd" },
  events: {
    "priceChange.choose": [
      { type: "priceChange.choose", priceChangePercent: "30" },
      { type: "priceChange.choose", priceChangePercent: "50" },
      { type: "priceChange.choose", priceChangePercent: "70" },
    ],
    "difficulty.choose": [
      { type: "difficulty.choose", difficulty: "asNow" },
      { type: "difficulty.choose", difficulty: "growing" },
      { type: "difficulty.choose", difficulty: "harder" },
    ],
  },
  portResults: {
    loadMining: { ok: [growingMining, bitcoinMining], CallFailed: [callFailed("offline")] },
  },
  portInputs: { loadMining: [{ coin: "btc", currency: "usd" }] },
})
