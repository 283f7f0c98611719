import { unfilteredHistory } from "#domain/money/history-query.ts"
import { defineModel } from "#machines/kit/model.ts"
import { exportFileSamples } from "#machines/kit/samples.ts"
import { exportHistory } from "./export-history.machine.ts"

export const exportHistoryModel = defineModel({
  machine: exportHistory,
  ...exportFileSamples({ file: "history", query: unfilteredHistory }),
})
