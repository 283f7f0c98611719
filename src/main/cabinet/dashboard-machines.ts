import { fromCallback, type ActorRefFrom, type AnyEventObject } from "xstate"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { loadMarketCap, loadReturns, loadSummary, reloadMarketCap, reloadReturns } from "#adapters/cabinet/dashboard.ts"
import { cancelWithdrawal as cancelOn, loadHistory } from "#adapters/money/history.ts"
import { loadOrders, restoreOrders, createRemovedOrders } from "#adapters/orders/order-list.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { dashboardSize } from "#domain/shared/paging.ts"
import { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { contracts } from "#machines/cabinet/contracts.machine.ts"
import { customerTasks } from "#machines/cabinet/customer-tasks.machine.ts"
import { forecastForm } from "#machines/cabinet/forecast-form.machine.ts"
import { forecast } from "#machines/cabinet/forecast.machine.ts"
import { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { returns } from "#machines/cabinet/returns.machine.ts"
import { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { history } from "#machines/money/history.machine.ts"
import { rates } from "#machines/money/rates.machine.ts"
import { orders } from "#machines/orders/orders.machine.ts"
import type { pageParts } from "#machines/site/page-parts.machine.ts"
import { createOrderMachines } from "#main/orders/order-machines.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { displayTopics } from "#main/site/freshness.ts"
import { reportLoad } from "#main/site/report-load.ts"
import { getRefreshInterval, loadAndRefresh, createNoRefreshFeed, watchRefresh } from "#main/site/watch-refresh.ts"
import { watchStale } from "#main/site/watch-stale.ts"
import { prefetchForecast, loadForecastAndRates, loadMonths } from "./forecast-loads.ts"
import {
  getContractsRefreshInterval,
  contractTopics,
  getHistoryRefreshInterval,
  historyTopics,
  withHistoryNotification,
  getOrdersRefreshInterval,
} from "./list-refresh.ts"
import { followOrders, watchTaskSources, type PendingRequests } from "./watch-task-sources.ts"

/** Watches no query, because the dashboard's URL does not filter its lists. */
const noQuery = <Changed extends AnyEventObject>() => fromCallback<AnyEventObject, undefined, Changed>(() => undefined)

export const dashboardParts = ["accounts", "forecast", "contracts", "orders", "history"] as const

export type DashboardPageParts = ActorRefFrom<typeof pageParts>
export const dashboardLists = { query: { state: "All", page: 1 }, size: dashboardSize } as const

/** Creates the machines of the widgets. The first loads report to `page`, which shows one failure if all of them fail. */
export const createDashboardMachines = (app: AppContext, page: DashboardPageParts, requests: PendingRequests) => {
  const api = createPageApi(app)
  const part = (name: (typeof dashboardParts)[number]) => reportLoad(page, name)
  const { loadForecast, loadRates } = prefetchForecast(app, api)
  const removed = createRemovedOrders(() => localStorage)
  const quietly = asBackgroundApi(api)
  const { step, orders: latestOrders, followed } = followOrders(app)
  const ofContracts = loadAndRefresh(app, {
    load: loadContracts,
    topics: contractTopics,
    interval: getContractsRefreshInterval,
  })
  const ofOrders = loadAndRefresh(app, {
    load: (by) => followed(loadOrders(by, removed)),
    topics: displayTopics,
    interval: getOrdersRefreshInterval,
  })
  const operations = loadAndRefresh(app, {
    load: loadHistory,
    topics: historyTopics,
    interval: getHistoryRefreshInterval,
  })
  const balances = loadAndRefresh(app, {
    load: (by) => (_: undefined) => loadSummary(by)(),
    topics: ["balances", ...displayTopics],
    interval: getRefreshInterval,
  })
  return {
    step,
    forecast: provide(forecast)({
      loadForecast: part("forecast")(loadForecast),
      watchForecast: watchStale(app, displayTopics, (_: undefined) => loadForecastAndRates(quietly)),
      watchRefresh: watchRefresh(app, {
        interval: getRefreshInterval,
        load: () => loadMonths(quietly),
        topics: ["contracts"],
      }),
    }),
    forecastForm,
    // The forecast starts with these rates and does not refresh them, because the customer's assumptions must not change.
    rates: provide(rates)({ loadData: loadRates, watchRefresh: createNoRefreshFeed() }),
    marketCap: provide(marketCap)({
      loadData: loadMarketCap(api),
      watchRefresh: watchRefresh(app, { interval: getRefreshInterval, load: reloadMarketCap(api), topics: [] }),
    }),
    customerTasks: provide(customerTasks)({ watchTaskSources: watchTaskSources(app, latestOrders, requests) }),
    returns: provide(returns)({
      loadData: loadReturns(api),
      watchRefresh: watchRefresh(app, { load: reloadReturns(api), topics: ["balances"] }),
    }),
    contracts: provide(contracts)({
      loadList: part("contracts")(ofContracts.load),
      watchQuery: noQuery(),
      watchRefresh: ofContracts.watchRefresh,
    }),
    orders: provide(orders)({
      loadList: part("orders")(ofOrders.load),
      restoreOrders: restoreOrders(removed),
      watchQuery: noQuery(),
      watchRefresh: ofOrders.watchRefresh,
    }),
    orderRow: createOrderMachines(app),
    history: provide(history)({
      loadList: part("history")(withHistoryNotification(app.visit, operations.load)),
      watchQuery: noQuery(),
      watchRefresh: operations.watchRefresh,
    }),
    cancelWithdrawal: provide(cancelWithdrawal)({ cancelWithdrawal: cancelOn(api) }),
    accounts: provide(accountSummary)({
      loadSummary: part("accounts")(balances.load),
      watchRefresh: balances.watchRefresh,
    }),
  }
}
