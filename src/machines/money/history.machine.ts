import { assign, setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import {
  isHistoryFiltered,
  isSameHistoryQuery,
  type HistoryDates,
  type HistoryQuery,
} from "#domain/money/history-query.ts"
import type { OperationList } from "#domain/money/operation.ts"
import { lastPageOf } from "#domain/shared/paging.ts"
import { filteredList, loadingList, type FailedLoad, type LoadedList } from "#machines/shared/paged-list.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

export interface HistoryQueryChanged {
  readonly type: "query.changed"
  readonly query: HistoryQuery
  readonly days: HistoryDates
}

export interface HistoryInput {
  readonly query: HistoryQuery
  /** Ten on the history page, five on the dashboard. */
  readonly size: number
}

/** `list`: null until the first one has loaded. */
export interface HistoryContext extends HistoryInput {
  readonly list: OperationList | null
  readonly failure: CallFailed | null
}

/** State sets 15, 42, 44, 45: docs/states/money/history.md. The URL holds filters and page. */
export const history = setup({
  types: {} as {
    input: HistoryInput
    context: HistoryContext
    events: HistoryQueryChanged | Refreshed<OperationList> | { type: "load.retry" }
  },
  actors: {
    loadHistory: port<HistoryInput, OperationList, CallFailed>("loadHistory"),
    watchHistoryQuery: feed<HistoryQueryChanged>("watchHistoryQuery"),
    watchRefresh: feed<Refreshed<OperationList>, HistoryContext>("watchRefresh"),
  },
  actions: {
    takeList: assign((_, { list }: LoadedList<OperationList>) => ({ list })),
    takeFailure: assign((_, { failure }: FailedLoad) => ({ failure })),
  },
  guards: {
    isSameQuery: ({ context }, params: { query: HistoryQuery }) => isSameHistoryQuery(context.query, params.query),
    hasEntries: ({ context }) => context.list!.total > 0,
    isFiltered: ({ context }) => isHistoryFiltered(context.query),
    isBeyond: ({ context: { query, list, size } }) => query.page > lastPageOf(list!.total, size),
  },
}).createMachine({
  id: "history",
  context: ({ input }) => ({ ...input, list: null, failure: null }),
  invoke: { id: "watchHistoryQuery", src: "watchHistoryQuery" },
  initial: "loading",
  on: {
    "query.changed": [
      // The feed first repeats the machine's initial value.
      { guard: { type: "isSameQuery", params: ({ event }) => ({ query: event.query }) } },
      { target: ".loading", actions: assign({ query: ({ event }) => event.query }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: "loadHistory",
        src: "loadHistory",
        input: ({ context: { query, size } }) => ({ query, size }),
        ...loadingList<OperationList>(),
      },
    },
    ...filteredList<HistoryContext, OperationList>(),
  },
})
