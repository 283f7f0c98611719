import { assign } from "xstate"
import { unfilteredHistory, type HistoryQuery } from "#domain/money/history-query.ts"
import type { Operation, OperationList } from "#domain/money/operation.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface PrintHistoryContext {
  readonly query: HistoryQuery
  /** The number of operations that the filter selects, which may be more than are printed. */
  readonly total: number
  readonly operations: ReadonlyArray<Operation>
  readonly failure: CallFailed | null
}

/** The maximum number of operations on paper, about twenty sheets. A browser would take minutes to lay out more. */
export const maxPrintedOperations = 1_000

/**
 * Adds a batch without duplicates, because new operations at the start of the history shift older ones to later offsets. If a batch adds
 * nothing, the history has become shorter, and the loaded operations are the whole history.
 */
const addBatch = ({ total, values }: OperationList, { operations }: PrintHistoryContext) => {
  const ids = new Set(operations.map(({ id }) => id))
  const all = [...operations, ...values.filter(({ id }) => !ids.has(id))]
  return {
    operations: all.slice(0, maxPrintedOperations),
    total: all.length === operations.length ? all.length : total,
  }
}

/** Prints the filtered history, or only the newest operations of a long history: docs/states/money/print-history.md. */
export const printHistory = setup({
  types: {} as {
    context: PrintHistoryContext
    events: { type: "print.start"; query: HistoryQuery } | { type: "print.cancel" }
  },
  actors: {
    loadOperations: port<{ query: HistoryQuery; offset: number }, OperationList, CallFailed>("loadOperations"),
    printOperations: port<void, null>("printOperations"),
  },
  guards: {
    isWhole: ({ context: { operations, total } }) => operations.length >= Math.min(total, maxPrintedOperations),
  },
}).createMachine({
  id: "printHistory",
  context: { query: unfilteredHistory, total: 0, operations: [], failure: null },
  initial: "idle",
  on: {
    "print.start": {
      target: ".loading",
      actions: assign(({ event: { query } }) => ({ query, total: 0, operations: [], failure: null })),
    },
  },
  states: {
    idle: {},
    loading: {
      on: { "print.start": {}, "print.cancel": "idle" },
      invoke: {
        src: "loadOperations",
        input: ({ context: { query, operations } }) => ({ query, offset: operations.length }),
        onDone: answers({ ok: { target: "counting", assign: addBatch }, otherwise: "failed" }),
      },
    },
    counting: { always: [{ guard: "isWhole", target: "printing" }, { target: "loading" }] },
    /** All operations are on the page, visible only to the printer. */
    printing: { invoke: { src: "printOperations", onDone: "idle" } },
    failed: {},
  },
})
