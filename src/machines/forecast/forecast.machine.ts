import { assign, setup } from "xstate"
import type { CallFailed } from "../../domain/failure"
import type { Forecast, ForecastMonth } from "../../domain/forecast"
import { bringsSomething } from "../../domain/forecast"
import type { RatedCoin } from "../../domain/rate"
import { failure, port, succeeded, success } from "../port"

export interface ForecastRequest {
  readonly currencyId: RatedCoin
}

/** State set 37: docs/states/forecast.md. One call for each coin, one after the other. */
export const forecast = setup({
  types: {} as {
    context: { forecast: Forecast; failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "units.choose"; units: "money" | "coins" }
  },
  actors: { loadForecast: port<ForecastRequest, ReadonlyArray<ForecastMonth>, CallFailed>("loadForecast") },
  guards: {
    bringsNothing: ({ context }) => !bringsSomething(context.forecast.btc) && !bringsSomething(context.forecast.eth),
    isInCoins: (_, params: { units: "money" | "coins" }) => params.units === "coins"
  }
}).createMachine({
  id: "forecast",
  context: { forecast: { btc: [], eth: [] }, failure: null },
  initial: "loading",
  states: {
    loading: {
      initial: "btc",
      states: {
        btc: {
          invoke: {
            id: "loadForecast",
            src: "loadForecast",
            input: { currencyId: "btc" },
            onDone: [
              {
                guard: succeeded,
                target: "eth",
                actions: assign({ forecast: ({ context, event }) => ({ ...context.forecast, btc: success({ event }) }) })
              },
              { target: "#forecast.error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
            ]
          }
        },
        eth: {
          invoke: {
            id: "loadForecast",
            src: "loadForecast",
            input: { currencyId: "eth" },
            onDone: [
              {
                guard: succeeded,
                target: "#forecast.sorting",
                actions: assign({ forecast: ({ context, event }) => ({ ...context.forecast, eth: success({ event }) }) })
              },
              { target: "#forecast.error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
            ]
          }
        }
      }
    },
    sorting: {
      always: [{ guard: "bringsNothing", target: "nothing" }, { target: "ready" }]
    },
    nothing: {},
    ready: {
      initial: "inMoney",
      on: {
        "units.choose": [
          { guard: { type: "isInCoins", params: ({ event }) => event }, target: ".inCoins" },
          { target: ".inMoney" }
        ]
      },
      states: { inMoney: {}, inCoins: {} }
    },
    error: {
      on: { "load.retry": "loading" }
    }
  }
})
