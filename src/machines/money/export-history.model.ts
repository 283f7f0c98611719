import { Result } from "effect"
import { callFailed } from "#domain/shared/failure.ts"
import { operationList, operationOf } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import type { Operation, OperationList } from "#domain/money/operation.ts"
import { model } from "#machines/kit/model.ts"
import { exportHistory, type ExportKind } from "./export-history.machine.ts"

const more = ["0201", "0202"].map((number) => operationOf({ id: `b0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c${number}` }))

interface Facts {
  readonly kind: ExportKind
  readonly operations: ReadonlyArray<Operation>
}

export const exportHistoryModel = model({
  machine: exportHistory,
  input: { query: unfilteredHistory },
  events: {
    "export.start": [
      { type: "export.start", kind: "table", query: unfilteredHistory },
      { type: "export.start", kind: "print", query: unfilteredHistory },
    ],
    "export.cancel": [{ type: "export.cancel" }],
  },
  portResults: {
    loadOperations: {
      ok: [operationList(10), operationList(10, more), operationList(8), operationList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    saveTable: { ok: [null] },
    printOperations: { ok: [null] },
  },
  feeds: {},
  distinguishBy: ({ kind, operations }: Facts) => [kind, operations.length],
  when: ({ kind, operations }, event) => {
    const output = event["output"] as Result.Result<OperationList, unknown> | undefined
    if (output === undefined || Result.isFailure(output) || !event.type.endsWith("loadOperations")) return null
    const { total, values } = output.success
    const distinctIds = new Set([...operations, ...values].map(({ id }) => id)).size
    if (distinctIds > operations.length && distinctIds < total) return "there is more"
    return kind === "print" ? "that was all, for paper" : "that was all, for a table"
  },
})
