import { callFailed } from "../../domain/failure"
import { forecastOf, nothingForecast } from "../../domain/fixtures/dashboard"
import { bringsSomething } from "../../domain/forecast"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { forecast } from "./forecast.machine"

export const forecastModel = model({
  machine: forecast,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "forecast.told": [
      when("there is something to expect", {
        type: "forecast.told",
        forecast: { btc: forecastOf("btc"), eth: nothingForecast },
        rates: [],
      }),
    ],
    "units.choose": [
      when("in cryptocurrency", { type: "units.choose", units: "coins" }),
      when("in the display currency", { type: "units.choose", units: "money" }),
    ],
  },
  answers: {
    loadForecast: {
      ok: [when("there is something to expect", forecastOf("btc")), when("nothing of either coin", nothingForecast)],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchForecast: ["forecast.told"] },
  facts: ({ forecast: { btc } }) => bringsSomething(btc),
  when: ({ forecast: { btc } }, event, from) =>
    // One coin that brings something is enough.
    event.type.startsWith("xstate.done") && from === "loading.eth" && bringsSomething(btc)
      ? "there is something to expect"
      : null,
})
