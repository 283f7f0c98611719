import { assign } from "xstate"
import { hasRevenue, type Forecast, type ForecastMonth } from "#domain/cabinet/forecast.ts"
import type { Rate, RatedCoin } from "#domain/money/rate.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface ForecastRequest {
  readonly currencyId: RatedCoin
}

/**
 * The event of a new display currency, which another tab has chosen. A single event contains all amounts in it, because amounts in two
 * currencies do not add up.
 */
export interface ForecastChanged {
  readonly type: "forecast.changed"
  readonly forecast: Forecast
  readonly rates: ReadonlyArray<Rate>
}

const isEmpty = ({ btc, eth }: Forecast): boolean => !hasRevenue(btc) && !hasRevenue(eth)

const forecastSetup = setup({
  types: {} as {
    /** `rates` are the live rates that came with a forecast in another currency. Null until the currency changes. */
    context: { forecast: Forecast; rates: ReadonlyArray<Rate> | null; failure: CallFailed | null }
    events:
      | ForecastChanged
      | Refreshed<Forecast>
      | { type: "load.retry" }
      | { type: "units.choose"; units: "money" | "coins" }
  },
  actors: {
    loadForecast: port<ForecastRequest, ReadonlyArray<ForecastMonth>, CallFailed>("loadForecast"),
    watchForecast: feed<ForecastChanged>("watchForecast"),
    watchRefresh: feed<Refreshed<Forecast>>("watchRefresh"),
  },
  actions: {
    setForecast: assign(({ event }) =>
      event.type === "forecast.changed" ? { forecast: event.forecast, rates: event.rates } : {},
    ),
  },
  guards: {
    isForecastEmpty: ({ context }) => isEmpty(context.forecast),
    isNewForecastEmpty: (_, params: Forecast) => isEmpty(params),
    isInCoins: (_, params: { units: "money" | "coins" }) => params.units === "coins",
  },
})

const loading = (coin: RatedCoin, target: string) =>
  forecastSetup.createStateConfig({
    invoke: {
      src: "loadForecast",
      input: { currencyId: coin },
      onDone: answers({
        ok: { target, assign: (value, context) => ({ forecast: { ...context.forecast, [coin]: value } }) },
        otherwise: "#forecast.failed",
      }),
    },
  })

/**
 * State set 37, income forecast: docs/states/cabinet/forecast.md. The states load one coin after the other, but the port requests both at
 * the same time.
 */
export const forecast = forecastSetup.createMachine({
  id: "forecast",
  context: { forecast: { btc: [], eth: [] }, rates: null, failure: null },
  invoke: { src: "watchForecast" },
  initial: "loading",
  states: {
    loading: {
      initial: "btc",
      // A pending response may still be in the old currency.
      on: { "forecast.changed": { target: "deciding", actions: "setForecast" } },
      states: { btc: loading("btc", "eth"), eth: loading("eth", "#forecast.deciding") },
    },
    deciding: { always: [{ guard: "isForecastEmpty", target: "empty" }, { target: "ready" }] },
    /**
     * No coin earns anything, so the machine watches the feed until a first contract makes a forecast possible. The feed does not refresh a
     * shown forecast, because the customer may be typing assumptions next to it.
     */
    empty: {
      invoke: { src: "watchRefresh" },
      on: { "data.refreshed": { target: "deciding", actions: assign({ forecast: ({ event }) => event.data }) } },
    },
    ready: {
      initial: "inMoney",
      on: {
        "forecast.changed": [
          {
            guard: { type: "isNewForecastEmpty", params: ({ event }) => event.forecast },
            target: "empty",
            actions: "setForecast",
          },
          { actions: "setForecast" },
        ],
        "units.choose": [
          { guard: { type: "isInCoins", params: ({ event }) => event }, target: ".inCoins" },
          { target: ".inMoney" },
        ],
      },
      states: { inMoney: {}, inCoins: {} },
    },
    failed: { on: { "load.retry": "loading" } },
  },
})
