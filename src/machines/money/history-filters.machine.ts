import { assign } from "xstate"
import {
  createDefaultDateRange,
  clampDateRange,
  type HistoryDates,
  type HistoryQuery,
  type OperationFilter,
  type HistoryPeriod,
} from "#domain/money/history-query.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import type { DateRange } from "#domain/shared/date-range.ts"
import { setup, feed, port } from "#machines/shared/port.ts"
import type { HistoryQueryChanged } from "./history.machine.ts"

/** State set 43, history filters: docs/states/money/history-filters.md. A new filter starts at its first page. */
export const historyFilters = setup({
  types: {} as {
    input: { query: HistoryQuery; days: HistoryDates }
    context: {
      readonly query: HistoryQuery
      readonly days: HistoryDates
      /** The next values for the URL. */
      readonly next: HistoryQuery
    }
    events:
      | HistoryQueryChanged
      | { type: "operationType.choose"; operationType: OperationFilter }
      | { type: "coin.choose"; coin: PayoutCoin | null }
      | { type: "period.choose"; period: HistoryPeriod }
      | ({ type: "dates.submit" } & DateRange)
  },
  actors: {
    openHistory: port<HistoryQuery, null>("openHistory"),
    watchHistoryQuery: feed<HistoryQueryChanged>("watchHistoryQuery"),
  },
  guards: {
    isRefused: ({ context }, params: DateRange) => clampDateRange(params, context.days) === null,
    isCustom: ({ context }) => context.query.dateRange !== null,
    isOtherPeriod: ({ context }, params: { period: HistoryPeriod }) =>
      (context.query.dateRange === null) === (params.period === "Custom"),
  },
}).createMachine({
  id: "historyFilters",
  context: ({ input }) => ({ ...input, next: input.query }),
  invoke: { src: "watchHistoryQuery" },
  initial: "deciding",
  on: {
    "query.changed": {
      target: ".deciding",
      actions: assign(({ event: { query, days } }) => ({ query, days })),
    },
    "operationType.choose": {
      target: ".opening",
      actions: assign({
        next: ({ context, event }) => ({ ...context.query, operationType: event.operationType, page: 1 }),
      }),
    },
    "coin.choose": {
      target: ".opening",
      actions: assign({ next: ({ context, event }) => ({ ...context.query, coin: event.coin, page: 1 }) }),
    },
    "period.choose": {
      guard: { type: "isOtherPeriod", params: ({ event }) => ({ period: event.period }) },
      target: ".opening",
      actions: assign({
        next: ({ context: { query, days }, event }) => ({
          ...query,
          dateRange: event.period === "Custom" ? createDefaultDateRange(days) : null,
          page: 1,
        }),
      }),
    },
  },
  states: {
    deciding: { always: [{ guard: "isCustom", target: "custom" }, { target: "all" }] },
    all: {},
    custom: {
      initial: "valid",
      on: {
        "dates.submit": [
          { guard: { type: "isRefused", params: ({ event: { start, end } }) => ({ start, end }) }, target: ".refused" },
          {
            target: "opening",
            actions: assign({
              next: ({ context: { query, days }, event: { start, end } }) => ({
                ...query,
                dateRange: clampDateRange({ start, end }, days),
                page: 1,
              }),
            }),
          },
        ],
      },
      states: {
        valid: {},
        /** The start is after the end. The last valid dates stay in the URL. */
        refused: {},
      },
    },
    /** Changes the URL, after which the feed reports the change. */
    opening: {
      invoke: {
        src: "openHistory",
        input: ({ context }) => context.next,
        onDone: "deciding",
      },
    },
  },
})
