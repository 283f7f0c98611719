import { Effect, Option } from "effect"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { Rate, ratedCoins, type RatedCoin } from "#domain/money/rate.ts"
import type { Api } from "#adapters/shared/api.ts"

const loadRate = (api: Api, coin: RatedCoin, currency: DisplayCurrency) =>
  api(`GET /currencies/${coin}`, { query: { clientCurrencyId: currency }, answer: Rate, background: true })

/** The rates that loaded. Pages work without one of them, so a failed rate is left out. */
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

/** All rates, or none: those that are shown stay until all have loaded. */
export const reloadRates =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }): Effect.Effect<ReadonlyArray<Rate>, CallFailed> =>
    Effect.all(
      ratedCoins.map((coin) => loadRate(api, coin, currency)),
      { concurrency: "unbounded" },
    )
