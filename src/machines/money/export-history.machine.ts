import { assign, setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import type { Operation, OperationList } from "#domain/money/operation.ts"
import { callFailure, port, succeeded, successOf } from "#machines/shared/port.ts"
import { addBatch } from "#machines/shared/export-list.ts"

export type ExportKind = "table" | "print"

export interface ExportHistoryContext {
  readonly query: HistoryQuery
  readonly kind: ExportKind
  readonly total: number
  readonly operations: ReadonlyArray<Operation>
  readonly failure: CallFailed | null
}

/** Every page of the filtered history, as a table for a spreadsheet or on paper: docs/states/money/export-history.md. */
export const exportHistory = setup({
  types: {} as {
    input: { query: HistoryQuery }
    context: ExportHistoryContext
    events: { type: "export.start"; kind: ExportKind; query: HistoryQuery } | { type: "export.cancel" }
  },
  actors: {
    loadOperations: port<{ query: HistoryQuery; offset: number }, OperationList, CallFailed>("loadOperations"),
    saveTable: port<{ operations: ReadonlyArray<Operation> }, null>("saveTable"),
    printOperations: port<void, null>("printOperations"),
  },
  guards: {
    isWhole: ({ context: { operations, total } }) => operations.length >= total,
    isForPrint: ({ context }) => context.kind === "print",
  },
}).createMachine({
  id: "exportHistory",
  context: ({ input }) => ({ query: input.query, kind: "table", total: 0, operations: [], failure: null }),
  initial: "idle",
  on: {
    "export.start": {
      target: ".loading",
      actions: assign(({ event: { kind, query } }) => ({ kind, query, total: 0, operations: [], failure: null })),
    },
  },
  states: {
    idle: {},
    loading: {
      on: { "export.start": {}, "export.cancel": "idle" },
      invoke: {
        id: "loadOperations",
        src: "loadOperations",
        input: ({ context: { query, operations } }) => ({ query, offset: operations.length }),
        onDone: [
          {
            guard: succeeded,
            target: "counting",
            actions: assign(({ context, event }) => {
              const { total, entries } = addBatch(context.operations, successOf({ event }))
              return { total, operations: entries }
            }),
          },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    counting: {
      always: [{ guard: "isWhole", target: "delivering" }, { target: "loading" }],
    },
    delivering: {
      always: [{ guard: "isForPrint", target: "printing" }, { target: "saving" }],
    },
    saving: {
      invoke: {
        id: "saveTable",
        src: "saveTable",
        input: ({ context }) => ({ operations: context.operations }),
        onDone: "saved",
      },
    },
    /** All of it is on the page, for the printer only. */
    printing: {
      invoke: { id: "printOperations", src: "printOperations", onDone: "idle" },
    },
    saved: {},
    error: {},
  },
})
