import { bitcoinMining } from "../../../domain/fixtures/mining"
import { callFailed } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { estimate } from "./estimate.machine"

export const estimateModel = model({
  machine: estimate,
  input: { coin: "btc", currency: "usd" },
  events: {
    "scenario.choose": [
      labelSample("price −30 %", { type: "scenario.choose", scenario: "lower" }),
      labelSample("price as today", { type: "scenario.choose", scenario: "asToday" }),
      labelSample("price +5 % a month", { type: "scenario.choose", scenario: "growing" }),
    ],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: { loadMining: { ok: [bitcoinMining], CallFailed: [callFailed("offline")] } },
  feeds: {},
})
