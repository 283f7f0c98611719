import { hasRevenue } from "#domain/cabinet/forecast.ts"
import { forecastWithEnds, zeroForecast } from "#domain/fixtures/dashboard.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { forecast } from "./forecast.machine.ts"

export const forecastModel = defineModel({
  machine: forecast,
  events: {
    "forecast.changed": [
      labelSample("there is something to expect", {
        type: "forecast.changed",
        forecast: { btc: forecastWithEnds, eth: zeroForecast },
        rates: [],
      }),
      labelSample("nothing of either coin", {
        type: "forecast.changed",
        forecast: { btc: zeroForecast, eth: zeroForecast },
        rates: [],
      }),
    ],
    "data.refreshed": [
      labelSample("there is something to expect", {
        type: "data.refreshed",
        data: { btc: forecastWithEnds, eth: zeroForecast },
      }),
      labelSample("nothing of either coin", { type: "data.refreshed", data: { btc: zeroForecast, eth: zeroForecast } }),
    ],
    "units.choose": [
      labelSample("in cryptocurrency", { type: "units.choose", units: "coins" }),
      labelSample("in the display currency", { type: "units.choose", units: "money" }),
    ],
  },
  portResults: {
    loadForecast: {
      ok: [
        labelSample("there is something to expect", forecastWithEnds),
        labelSample("nothing of either coin", zeroForecast),
      ],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchForecast: ["forecast.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ forecast: { btc } }) => hasRevenue(btc),
  when: ({ forecast: { btc } }, event, from) =>
    // A single coin with revenue is enough for a forecast.
    event.type.startsWith("xstate.done") && from === "loading.eth" && hasRevenue(btc)
      ? "there is something to expect"
      : null,
  portInputs: { loadForecast: [{ currencyId: "btc" }, { currencyId: "eth" }] },
})
