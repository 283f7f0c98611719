import { isOperationInProgress } from "#domain/money/operation.ts"
import { timing } from "#domain/shared/timing.ts"
import type { HistoryContext } from "#machines/money/history.machine.ts"

/** How often the history is refreshed, in milliseconds. */
export const historyRefresh = ({ list }: HistoryContext): number =>
  list !== null && list.values.some(isOperationInProgress) ? timing.progressRefresh : timing.refresh
