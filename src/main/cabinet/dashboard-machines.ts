import { fromCallback } from "xstate"
import type { ActorRefFrom, AnyEventObject } from "xstate"
import { asBackgroundApi } from "../../adapters/shared/api"
import { fillPort } from "../../adapters/shared/fill-port"
import { loadContracts } from "../../adapters/cabinet/contracts"
import { loadMarketCap, loadSummary, reloadMarketCap } from "../../adapters/cabinet/dashboard"
import { cancelWithdrawal as cancelOn } from "../../adapters/money/cancel-withdrawal"
import { loadHistory } from "../../adapters/money/history"
import { loadOrders, restoreOrders } from "../../adapters/orders/order-list"
import { removedOrders } from "../../adapters/orders/removed-orders"
import { dashboardSize } from "../../domain/shared/paging"
import { timing } from "../../domain/shared/timing"
import { accountSummary } from "../../machines/cabinet/account-summary.machine"
import type { ContractQueryChanged, ContractsContext } from "../../machines/cabinet/contracts.machine"
import { contracts } from "../../machines/cabinet/contracts.machine"
import { forecast } from "../../machines/cabinet/forecast.machine"
import { forecastForm } from "../../machines/cabinet/forecast-form.machine"
import type { HistoryQueryChanged } from "../../machines/money/history.machine"
import { cancelWithdrawal } from "../../machines/money/cancel-withdrawal.machine"
import { history } from "../../machines/money/history.machine"
import { marketCap } from "../../machines/cabinet/market-cap.machine"
import type { OrderQueryChanged } from "../../machines/orders/orders.machine"
import { orders } from "../../machines/orders/orders.machine"
import type { pageParts } from "../../machines/site/page-parts.machine"
import { rates } from "../../machines/money/rates.machine"
import type { App } from "../site/app"
import { apiOf } from "../site/api"
import { displayTopics } from "../site/freshness"
import { orderMachines } from "../orders/order-machines"
import { reportLoad } from "../site/report-load"
import { keepFresh, loadFresh, noRefresh, watchRefresh, watchStale } from "../site/watch-refresh"
import { historyRefresh } from "../money/history-refresh"
import { ordersRefresh } from "../orders/orders-refresh"
import { followOrders } from "./follow-orders"
import { prefetchForecast, readForecast, readMonths } from "./forecast-loads"
import { notifyHistory } from "../money/notify-history"

/** The dashboard's URL does not filter its lists. */
const noQuery = <Changed extends AnyEventObject>() => fromCallback<AnyEventObject, undefined, Changed>(() => undefined)

export const dashboardParts = ["accounts", "forecast", "contracts", "orders", "history"] as const

const contractTopics = ["contracts", ...displayTopics] as const

export type DashboardPageParts = ActorRefFrom<typeof pageParts>

/** The machines of the widgets, with their ports filled. */
export const dashboardMachines = (app: App, page: DashboardPageParts) => {
  const api = apiOf(app)
  const part = (name: (typeof dashboardParts)[number]) => reportLoad(page, name)
  const { loadForecast, loadRates } = prefetchForecast(app, api)
  const removed = removedOrders(() => localStorage)
  const quietly = asBackgroundApi(api)
  const { step, followed } = followOrders(app)
  const everyMinute = () => timing.refresh
  const ofOrders = keepFresh(app, {
    load: (by) => followed(loadOrders(by, removed)),
    topics: displayTopics,
    interval: ordersRefresh,
  })
  const operations = keepFresh(app, { load: loadHistory, topics: ["history", "language"], interval: historyRefresh })
  const balances = keepFresh(app, {
    load: (by) => (_: undefined) => loadSummary(by)(),
    topics: ["balances", ...displayTopics],
    interval: everyMinute,
  })
  return {
    step,
    forecast: forecast.provide({
      actors: {
        loadForecast: fillPort(part("forecast")(loadForecast)),
        watchForecast: watchStale(app, displayTopics, (_: undefined) => readForecast(quietly)),
        watchRefresh: watchRefresh(app, {
          interval: everyMinute,
          load: () => readMonths(quietly),
          topics: ["contracts"],
        }),
      },
    }),
    forecastForm,
    // What the forecast starts with; the person's assumptions stay.
    rates: rates.provide({ actors: { loadRates: fillPort(loadRates), watchRefresh: noRefresh() } }),
    marketCap: marketCap.provide({
      actors: {
        loadMarketCap: fillPort(loadMarketCap(api)),
        watchRefresh: watchRefresh(app, { interval: everyMinute, load: reloadMarketCap(api), topics: [] }),
      },
    }),
    contracts: contracts.provide({
      actors: {
        loadContracts: fillPort(part("contracts")(loadFresh(app, contractTopics, loadContracts(api, dashboardSize)))),
        watchQuery: noQuery<ContractQueryChanged>(),
        watchRefresh: watchRefresh(app, {
          interval: everyMinute,
          load: ({ query }: ContractsContext) => loadContracts(quietly, dashboardSize)(query),
          topics: contractTopics,
        }),
      },
    }),
    orders: orders.provide({
      actors: {
        loadOrders: fillPort(part("orders")(ofOrders.load)),
        restoreOrders: fillPort(restoreOrders(removed)),
        watchOrderQuery: noQuery<OrderQueryChanged>(),
        watchRefresh: ofOrders.watchRefresh,
      },
    }),
    orderRow: orderMachines(app),
    history: history.provide({
      actors: {
        loadHistory: fillPort(part("history")(notifyHistory(app.visit, operations.load))),
        watchHistoryQuery: noQuery<HistoryQueryChanged>(),
        watchRefresh: operations.watchRefresh,
      },
    }),
    cancelWithdrawal: cancelWithdrawal.provide({ actors: { cancelWithdrawal: fillPort(cancelOn(api)) } }),
    accounts: accountSummary.provide({
      actors: {
        loadSummary: fillPort(part("accounts")(balances.load)),
        watchRefresh: balances.watchRefresh,
      },
    }),
  }
}
