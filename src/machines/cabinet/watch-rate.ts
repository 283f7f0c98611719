import { fromCallback, type ActorRefFrom, type AnyEventObject } from "xstate"
import { findForecastCurrency } from "#domain/cabinet/forecast.ts"
import type { Rate, RatedCoin } from "#domain/money/rate.ts"
import type { ForecastRateChanged } from "./forecast-form.machine.ts"
import type { forecast } from "./forecast.machine.ts"

export const rateOf = (rates: ReadonlyArray<Rate>, coin: RatedCoin) =>
  rates.find(({ currencyId }) => currencyId === coin)?.rate ?? null

/** Fills the feed `watchRate` from the forecast around the form, so that both change their currency together. */
export const watchRate = (forecastActor: ActorRefFrom<typeof forecast>) =>
  fromCallback<AnyEventObject, { readonly coin: RatedCoin }, ForecastRateChanged>(({ input, sendBack }) => {
    let last = forecastActor.getSnapshot().context.rates
    const watching = forecastActor.subscribe(({ context }) => {
      const { rates } = context
      if (rates === null || rates === last) return
      last = rates
      sendBack({
        type: "rate.changed",
        rate: rateOf(rates, input.coin),
        currency: findForecastCurrency(context.forecast) ?? "unknown",
      })
    })
    return () => watching.unsubscribe()
  })
