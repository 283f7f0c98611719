import { Effect, Schema } from "effect"
import { AccountSummary, MarketCap, Returns } from "#domain/cabinet/account-summary.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { ForecastAnswer } from "#domain/cabinet/forecast.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import type { Api } from "#adapters/shared/api.ts"

export const loadSummary = (api: Api) => () => api("GET /dashboard/summary/", { answer: AccountSummary })

export const loadForecast =
  (api: Api) =>
  ({ currencyId }: { readonly currencyId: RatedCoin }) =>
    api("GET /dashboard/forecast/", { query: { currencyId }, answer: ForecastAnswer })

export const reloadMarketCap =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }) =>
    api(`GET /currencies/crypto/marketcap/${currency}`, { answer: MarketCap, background: true })

export const reloadReturns =
  (api: Api) =>
  ({ currency }: { readonly currency: DisplayCurrency }) =>
    api("GET /dashboard/returns", { query: { currencyId: currency }, answer: Returns, background: true })

/** A failure is silently ignored: the page is whole without these figures. */
const silently =
  <Input, A, E>(load: (api: Api) => (input: Input) => Effect.Effect<A, E>) =>
  (api: Api) =>
  (input: Input) =>
    Effect.orElseSucceed(load(api)(input), () => null)

export const loadMarketCap = silently(reloadMarketCap)
export const loadReturns = silently(reloadReturns)

/** A server without this summary returns 404. */
export const loadInvestment =
  (api: Api) =>
  ({ page }: { readonly page: number }) =>
    api("GET /dashboard/investment", {
      query: { offset: String(offsetOf(page)), count: String(pageSize) },
      answer: Investment,
      refusals: { NoInvestment: { status: 404 } },
    })

const Total = Schema.Struct({ total: Schema.Finite })

/** In the background: a count that fails is swallowed. */
export const loadWarningCount = (api: Api) => () =>
  api("GET /orders/", { query: { states: "UnderPaid,OverPaid", count: "1" }, answer: Total, background: true }).pipe(
    Effect.map(({ total }) => total),
  )
