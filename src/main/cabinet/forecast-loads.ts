import { Effect } from "effect"
import { loadForecast } from "#adapters/cabinet/dashboard.ts"
import { loadRates } from "#adapters/money/rates.ts"
import type { Api } from "#adapters/shared/api.ts"
import { withPrefetch } from "#adapters/shared/dedupe-call.ts"
import { findForecastCurrency } from "#domain/cabinet/forecast.ts"
import type { ForecastChanged, ForecastRequest } from "#machines/cabinet/forecast.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { getCustomerCurrency } from "#main/site/display-currency.ts"

/** Requests the second coin and the rates together with the first coin, because the machines load them one after the other. */
export const prefetchForecast = (app: AppContext, api: Api) => {
  const months = withPrefetch(loadForecast(api))
  const currentRates = withPrefetch(loadRates(api))
  return {
    loadRates: currentRates.load,
    loadForecast: (request: ForecastRequest) =>
      request.currencyId === "btc"
        ? Effect.andThen(
            Effect.all([
              months.start({ currencyId: "eth" }),
              currentRates.start({ currency: getCustomerCurrency(app) }),
            ]),
            months.load(request),
          )
        : months.load(request),
  }
}

export const loadMonths = (api: Api) => {
  const months = loadForecast(api)
  return Effect.all(
    { btc: months({ currencyId: "btc" }), eth: months({ currencyId: "eth" }) },
    { concurrency: "unbounded" },
  )
}

/** Loads the months and rates of both coins, in the current display currency. */
export const loadForecastAndRates = (api: Api) =>
  Effect.gen(function* () {
    const forecast = yield* loadMonths(api)
    const currency = findForecastCurrency(forecast)
    const changed: ForecastChanged = {
      type: "forecast.changed",
      forecast,
      rates: currency === null ? [] : yield* loadRates(api)({ currency }),
    }
    return changed
  })
