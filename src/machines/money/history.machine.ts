import { isHistoryFiltered, type HistoryDates, type HistoryQuery } from "#domain/money/history-query.ts"
import type { OperationList } from "#domain/money/operation.ts"
import {
  pagedList,
  type ListContext,
  type ListEvent,
  type ListInput,
  type QueryChanged,
} from "#machines/shared/paged-list.ts"
import { setup } from "#machines/shared/port.ts"

export interface HistoryQueryChanged extends QueryChanged<HistoryQuery> {
  readonly days: HistoryDates
}

const { implementations, root, states } = pagedList<HistoryQuery, OperationList, never, HistoryQueryChanged>(
  isHistoryFiltered,
)

/** State sets 15, 42, 44, 45, operation history: docs/states/money/history.md. The URL contains the filter and the page. */
export const history = setup({
  types: {} as {
    input: ListInput<HistoryQuery>
    context: ListContext<HistoryQuery, OperationList>
    events: ListEvent<HistoryQuery, OperationList, HistoryQueryChanged>
  },
  ...implementations,
}).createMachine({ ...root, id: "history", states })
