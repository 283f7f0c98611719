import { unfilteredHistory } from "#domain/money/history-query.ts"
import { exportFile } from "./export-file.ts"

/**
 * State set 42, export of the history: docs/states/money/export-history.md. The server makes the file, and the browser writes it while it
 * arrives, so nothing holds all of it.
 */
export const exportHistory = exportFile("exportHistory", { file: "history", query: unfilteredHistory })
