import { unfilteredHistory } from "#domain/money/history-query.ts"
import { createExportFileMachine } from "./export-file.ts"

/**
 * State set 42, export of the history: docs/states/money/export-history.md. The server generates the file and the browser streams it to
 * disk, so the file is never in memory as a whole.
 */
export const exportHistory = createExportFileMachine("exportHistory", { file: "history", query: unfilteredHistory })
