import { unfilteredHistory } from "#domain/money/history-query.ts"
import { exportFile } from "./export-file.ts"

/** State set 42, export of the history: docs/states/money/export-history.md. */
export const exportHistory = exportFile("exportHistory", { file: "history", query: unfilteredHistory })
