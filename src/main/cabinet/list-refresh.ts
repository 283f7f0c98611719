import { Effect } from "effect"
import type { ContractList, ContractQuery } from "#domain/cabinet/contract.ts"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import { isOperationInProgress, type OperationList } from "#domain/money/operation.ts"
import { isOrderInProgress } from "#domain/orders/order-actions.ts"
import type { OrderQuery } from "#domain/orders/order-query.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import { timing } from "#domain/shared/timing.ts"
import type { ListContext } from "#machines/shared/paged-list.ts"
import { displayTopics } from "#main/site/freshness.ts"
import type { SiteVisit } from "#main/site/site-visit.ts"

/** Returns the interval at which a list is refreshed, in milliseconds. A list with an operation in progress refreshes more often. */
const refreshWhile = (isInProgress: boolean): number => (isInProgress ? timing.progressRefresh : timing.refresh)

export const getHistoryRefreshInterval = ({ list }: ListContext<HistoryQuery, OperationList>): number =>
  refreshWhile(list?.values.some(isOperationInProgress) === true)

export const getOrdersRefreshInterval = ({ list }: ListContext<OrderQuery, VisibleOrders>): number =>
  refreshWhile(list?.values.some(isOrderInProgress) === true)

export const getContractsRefreshInterval = (_: ListContext<ContractQuery, ContractList>): number => timing.refresh

/** Returns a load of the history that notifies the visit, which decides whether to show the review prompt. */
export const withHistoryNotification =
  <Input, E>(visit: SiteVisit, load: (input: Input) => Effect.Effect<OperationList, E>) =>
  (input: Input) =>
    Effect.tap(load(input), ({ total }) => Effect.sync(() => visit.recordHistory(total)))

export const contractTopics = ["contracts", ...displayTopics] as const
export const historyTopics = ["history", ...displayTopics] as const
