import { createActor } from "xstate"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { dashboardSize } from "#domain/shared/paging.ts"
import { pageParts } from "#machines/site/page-parts.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { getCustomerCurrency } from "#main/site/display-currency.ts"
import { dashboardLists, createDashboardMachines, dashboardParts } from "./dashboard-machines.ts"
import type { PendingRequests } from "./watch-task-sources.ts"

/**
 * Creates the dashboard of a document with embedded responses. Returns null without them. All machines start at the same time,
 * because one of them shows the data that the other machines load.
 */
export const createFirstDashboard = (app: AppContext, requests: PendingRequests) => {
  const { restore } = app.firstRender
  const page = createActor(pageParts, { input: { parts: dashboardParts } }).start()
  const machines = createDashboardMachines(app, page, requests)
  const currency = { currency: getCustomerCurrency(app) }
  if (restore(machines.orders, dashboardLists) === null) return null
  void restore(machines.contracts, dashboardLists)
  void restore(machines.history, { query: unfilteredHistory, size: dashboardSize })
  void restore(machines.accounts, undefined)
  void restore(machines.forecast, undefined)
  void restore(machines.marketCap, currency)
  void restore(machines.returns, currency)
  void restore(machines.customerTasks, undefined)
  return { page, machines }
}
