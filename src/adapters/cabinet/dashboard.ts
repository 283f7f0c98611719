import { Effect, Schema } from "effect"
import { pageQuery, type Api } from "#adapters/shared/api.ts"
import { AccountSummary, MarketCap, Returns } from "#domain/cabinet/account-summary.ts"
import { ForecastResponse } from "#domain/cabinet/forecast.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"

export const loadSummary = (api: Api) => () => api("GET /dashboard/summary/", { response: AccountSummary })

export const loadForecast = (api: Api) => (it: { readonly currencyId: RatedCoin }) =>
  api("GET /dashboard/forecast/", { query: { currencyId: it.currencyId }, response: ForecastResponse })

export const reloadMarketCap = (api: Api) => (it: { readonly currency: DisplayCurrency }) =>
  api(`GET /currencies/crypto/marketcap/${it.currency}`, { response: MarketCap, background: true })

export const reloadReturns = (api: Api) => (it: { readonly currency: DisplayCurrency }) =>
  api("GET /dashboard/returns", { query: { currencyId: it.currency }, response: Returns, background: true })

/** Ignores a failure silently, because the page is complete without these figures. */
const silently =
  <Input, A, E>(load: (api: Api) => (input: Input) => Effect.Effect<A, E>) =>
  (api: Api) =>
  (input: Input) =>
    Effect.orElseSucceed(load(api)(input), () => null)

export const loadMarketCap = silently(reloadMarketCap)
export const loadReturns = silently(reloadReturns)

/** Loads the investment summary. A server without this summary returns 404. */
export const loadInvestment = (api: Api) => (it: { readonly page: number }) =>
  api("GET /dashboard/investment", {
    query: pageQuery(it.page),
    response: Investment,
    refusals: { InvestmentNotFound: { status: 404 } },
  })

const Total = Schema.Struct({ total: Schema.Finite })

/** Loads the count of orders that need attention. The call runs in the background, so a failure raises no notification. */
export const loadWarningCount = (api: Api) => () =>
  api("GET /orders/", { query: { states: "UnderPaid,OverPaid", count: "1" }, response: Total, background: true }).pipe(
    Effect.map(({ total }) => total),
  )
