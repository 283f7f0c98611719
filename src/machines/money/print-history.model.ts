import { Result } from "effect"
import { buildOperationList, buildOperation } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import type { OperationList } from "#domain/money/operation.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { maxPrintedOperations, printHistory, type PrintHistoryContext } from "./print-history.machine.ts"

const more = ["0201", "0202"].map((number) => buildOperation({ id: `b0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c${number}` }))

export const printHistoryModel = defineModel({
  machine: printHistory,
  events: {
    "print.start": [{ type: "print.start", query: unfilteredHistory }],
  },
  portResults: {
    loadOperations: {
      ok: [buildOperationList(10), buildOperationList(10, more), buildOperationList(8), buildOperationList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    printOperations: { ok: [null] },
  },
  distinguishBy: ({ operations }: PrintHistoryContext) => operations.length,
  when: ({ operations }, event) => {
    const output = event["output"] as Result.Result<OperationList, unknown> | undefined
    if (output === undefined || Result.isFailure(output) || !event.type.endsWith("loadOperations")) return null
    const { total, values } = output.success
    const distinctIds = new Set([...operations, ...values].map(({ id }) => id)).size
    const isMore = distinctIds > operations.length && distinctIds < Math.min(total, maxPrintedOperations)
    return isMore ? "there is more" : "that was all"
  },
})
