import { assign } from "xstate"
import { isSameHistoryFilter, type HistoryQuery } from "#domain/money/history-query.ts"
import type { HistoryTotals } from "#domain/money/history-totals.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"
import type { HistoryQueryChanged } from "./history.machine.ts"

export interface HistoryTotalsInput {
  readonly query: HistoryQuery
}
/**
 * State set 208, history totals: docs/states/money/history-totals.md. The totals cover the filter in the URL, whichever page of the list is
 * open.
 */
export const historyTotals = setup({
  types: {} as {
    input: HistoryTotalsInput
    context: HistoryTotalsInput & {
      readonly totals: HistoryTotals
      readonly failure: CallFailed | null
    }
    events: HistoryQueryChanged | { type: "load.retry" }
  },
  actors: {
    loadHistoryTotals: port<HistoryTotalsInput, HistoryTotals, CallFailed>("loadHistoryTotals"),
    watchHistoryQuery: feed<HistoryQueryChanged>("watchHistoryQuery"),
  },
  guards: {
    isSameFilter: ({ context }, params: { query: HistoryQuery }) => isSameHistoryFilter(context.query, params.query),
    hasTotals: ({ context: { totals } }) => totals.length > 0,
  },
}).createMachine({
  id: "historyTotals",
  context: ({ input }) => ({ ...input, totals: [], failure: null }),
  invoke: { src: "watchHistoryQuery" },
  initial: "loading",
  on: {
    "query.changed": [
      { guard: { type: "isSameFilter", params: ({ event }) => event } },
      { target: ".loading", actions: assign({ query: ({ event }) => event.query }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        src: "loadHistoryTotals",
        input: ({ context: { query } }) => ({ query }),
        onDone: answers({ ok: { target: "deciding", assign: (totals) => ({ totals }) }, otherwise: "failed" }),
      },
    },
    deciding: { always: [{ guard: "hasTotals", target: "ready" }, { target: "empty" }] },
    ready: {},
    empty: {},
    failed: { on: { "load.retry": "loading" } },
  },
})
