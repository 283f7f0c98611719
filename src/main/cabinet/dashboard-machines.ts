import { Effect } from "effect"
import { fromCallback } from "xstate"
import type { ActorRefFrom, AnyEventObject } from "xstate"
import type { Api } from "../../adapters/shared/api"
import { asBackgroundApi } from "../../adapters/shared/api"
import { fillPort } from "../../adapters/shared/fill-port"
import { loadContracts } from "../../adapters/cabinet/contracts"
import { loadForecast, loadMarketCap, loadSummary } from "../../adapters/cabinet/dashboard"
import { cancelWithdrawal as cancelOn } from "../../adapters/money/cancel-withdrawal"
import { loadHistory } from "../../adapters/money/history"
import { loadOrders, restoreOrders } from "../../adapters/orders/order-list"
import { removedOrders } from "../../adapters/orders/removed-orders"
import { loadRates } from "../../adapters/money/rates"
import { forecastCurrency } from "../../domain/cabinet/forecast"
import { dashboardSize } from "../../domain/shared/paging"
import { accountSummary } from "../../machines/cabinet/account-summary/account-summary.machine"
import type { ContractQueryChanged } from "../../machines/cabinet/contracts/contracts.machine"
import { contracts } from "../../machines/cabinet/contracts/contracts.machine"
import type { ForecastChanged } from "../../machines/cabinet/forecast/forecast.machine"
import { forecast } from "../../machines/cabinet/forecast/forecast.machine"
import { forecastForm } from "../../machines/cabinet/forecast-form/forecast-form.machine"
import type { HistoryQueryChanged } from "../../machines/money/history/history.machine"
import { cancelWithdrawal } from "../../machines/money/cancel-withdrawal/cancel-withdrawal.machine"
import { history } from "../../machines/money/history/history.machine"
import { marketCap } from "../../machines/cabinet/market-cap/market-cap.machine"
import type { OrderQueryChanged } from "../../machines/orders/orders/orders.machine"
import { orders } from "../../machines/orders/orders/orders.machine"
import type { pageParts } from "../../machines/site/page-parts/page-parts.machine"
import { rates } from "../../machines/money/rates/rates.machine"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"
import { watchCurrencyChange } from "../site/currency-changes"
import { orderMachines } from "../orders/order-row"
import { loadPart } from "../site/load-part"
import { notifyHistory } from "../money/notify-history"
import { watchLanguage } from "../site/watch-language"
import { withPrefetch } from "../../adapters/shared/prefetch"
import type { ForecastRequest } from "../../machines/cabinet/forecast/forecast.machine"
import { customerCurrency } from "../site/display-currency"

/** The dashboard's URL does not filter its lists. */
const noQuery = <Changed extends AnyEventObject>() => fromCallback<AnyEventObject, undefined, Changed>(() => undefined)

/** Requests the second coin and the rates together with the first coin; the machines take one after the other. */
const prefetchForecast = (app: App, api: Api) => {
  const months = withPrefetch(loadForecast(api))
  const currentRates = withPrefetch(loadRates(api))
  return {
    loadRates: currentRates.load,
    loadForecast: (request: ForecastRequest) =>
      request.currencyId === "btc"
        ? Effect.andThen(
            Effect.all([months.start({ currencyId: "eth" }), currentRates.start({ currency: customerCurrency(app) })]),
            months.load(request),
          )
        : months.load(request),
  }
}

/** Months and rates of both coins, in the currency of the moment. */
const readForecast = (api: Api) => {
  const quietly = asBackgroundApi(api)
  const months = loadForecast(quietly)
  const currentRates = loadRates(api)
  return Effect.gen(function* () {
    const forecast = yield* Effect.all(
      { btc: months({ currencyId: "btc" }), eth: months({ currencyId: "eth" }) },
      { concurrency: "unbounded" },
    )
    const currency = forecastCurrency(forecast)
    const changed: ForecastChanged = {
      type: "forecast.changed",
      forecast,
      rates: currency === null ? [] : yield* currentRates({ currency }),
    }
    return changed
  })
}

export const dashboardParts = ["accounts", "forecast", "contracts", "orders", "history"] as const

export type DashboardPageParts = ActorRefFrom<typeof pageParts>

/** The machines of the widgets, with their ports filled. */
export const dashboardMachines = (app: App, page: DashboardPageParts) => {
  const { api } = withApi(app)
  const part = (name: (typeof dashboardParts)[number]) => loadPart(page, name)
  const watchForecast = watchCurrencyChange(app.session, (_: undefined) => readForecast(api))
  const { loadForecast, loadRates } = prefetchForecast(app, api)
  const removed = removedOrders(() => localStorage)
  return {
    forecast: forecast.provide({
      actors: { loadForecast: fillPort(part("forecast")(loadForecast)), watchForecast },
    }),
    forecastForm,
    rates: rates.provide({ actors: { loadRates: fillPort(loadRates) } }),
    marketCap: marketCap.provide({ actors: { loadMarketCap: fillPort(loadMarketCap(api)) } }),
    contracts: contracts.provide({
      actors: {
        loadContracts: fillPort(part("contracts")(loadContracts(api, dashboardSize))),
        watchQuery: noQuery<ContractQueryChanged>(),
      },
    }),
    orders: orders.provide({
      actors: {
        loadOrders: fillPort(part("orders")(loadOrders(api, removed))),
        restoreOrders: fillPort(restoreOrders(removed)),
        watchOrderQuery: noQuery<OrderQueryChanged>(),
      },
    }),
    orderRow: orderMachines(app),
    history: history.provide({
      actors: {
        loadHistory: fillPort(part("history")(notifyHistory(app.visit, loadHistory(api)))),
        watchHistoryQuery: noQuery<HistoryQueryChanged>(),
        watchLanguage: watchLanguage(app),
      },
    }),
    cancelWithdrawal: cancelWithdrawal.provide({ actors: { cancelWithdrawal: fillPort(cancelOn(api)) } }),
    accounts: accountSummary.provide({ actors: { loadSummary: fillPort(part("accounts")(loadSummary(api))) } }),
  }
}
