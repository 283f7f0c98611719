import { Effect, Schema } from "effect"
import { createPageQuery, type Api } from "#adapters/shared/api.ts"
import { AccountSummary, MarketCap, Returns } from "#domain/cabinet/account-summary.ts"
import { ForecastResponse } from "#domain/cabinet/forecast.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"

export const loadSummary = (api: Api) => () => api("GET /dashboard/summary/", { response: AccountSummary })

export const loadForecast = (api: Api) => (input: { readonly currencyId: RatedCoin }) =>
  api("GET /dashboard/forecast/", { query: { currencyId: input.currencyId }, response: ForecastResponse })

export const reloadMarketCap = (api: Api) => (input: { readonly currency: DisplayCurrency }) =>
  api(`GET /currencies/crypto/marketcap/${input.currency}`, { response: MarketCap, isBackground: true })

export const reloadReturns = (api: Api) => (input: { readonly currency: DisplayCurrency }) =>
  api("GET /dashboard/returns", { query: { currencyId: input.currency }, response: Returns, isBackground: true })

/** Wraps a load that returns null if it fails. The page is complete without these figures. */
const ignoreFailure =
  <Input, A, E>(load: (api: Api) => (input: Input) => Effect.Effect<A, E>) =>
  (api: Api) =>
  (input: Input) =>
    Effect.orElseSucceed(load(api)(input), () => null)

export const loadMarketCap = ignoreFailure(reloadMarketCap)
export const loadReturns = ignoreFailure(reloadReturns)

/** Loads the investment summary. Fails with `InvestmentNotFound` if the server has no such summary. */
export const loadInvestment = (api: Api) => (input: { readonly page: number }) =>
  api("GET /dashboard/investment", {
    query: createPageQuery(input.page),
    response: Investment,
    refusals: { InvestmentNotFound: { status: 404 } },
  })

const Total = Schema.Struct({ total: Schema.Finite })

/** Loads the count of orders that need attention. The call runs in the background, so a failure raises no notification. */
export const loadWarningCount = (api: Api) => () =>
  api("GET /orders/", {
    query: { states: "UnderPaid,OverPaid", count: "1" },
    response: Total,
    isBackground: true,
  }).pipe(Effect.map(({ total }) => total))
