import { Effect, Option } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { Rate, ratedCoins, type RatedCoin } from "#domain/money/rate.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import type { CallFailed } from "#domain/shared/failure.ts"

const loadRate = (api: Api, coin: RatedCoin, currency: DisplayCurrency) =>
  api(`GET /currencies/${coin}`, { query: { clientCurrencyId: currency }, response: Rate, isBackground: true })

/** Loads the rates and leaves out each rate that fails, because pages work without it. */
export const loadRates =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }): Effect.Effect<ReadonlyArray<Rate>> =>
    Effect.map(
      Effect.all(
        ratedCoins.map((coin) => Effect.option(loadRate(api, coin, currency))),
        { concurrency: "unbounded" },
      ),
      (rates) => rates.flatMap(Option.toArray),
    )

/**
 * Reloads all rates, or fails if one of them fails. The shown rates stay until all have loaded, because rates of two currencies must not
 * mix.
 */
export const reloadRates =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }): Effect.Effect<ReadonlyArray<Rate>, CallFailed> =>
    Effect.all(
      ratedCoins.map((coin) => loadRate(api, coin, currency)),
      { concurrency: "unbounded" },
    )
