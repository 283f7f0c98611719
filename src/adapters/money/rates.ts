import { Effect } from "effect"
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
    Effect.all(
      ratedCoins.map((coin) =>
        loadRate(api, coin, currency).pipe(
          Effect.map((rate): ReadonlyArray<Rate> => [rate]),
          Effect.orElseSucceed((): ReadonlyArray<Rate> => []),
        ),
      ),
      { concurrency: "unbounded" },
    ).pipe(Effect.map((rates) => rates.flat()))

/** All rates, or none: those that are shown stay until all have loaded. */
export const reloadRates =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }): Effect.Effect<ReadonlyArray<Rate>, CallFailed> =>
    Effect.all(
      ratedCoins.map((coin) => loadRate(api, coin, currency)),
      { concurrency: "unbounded" },
    )
