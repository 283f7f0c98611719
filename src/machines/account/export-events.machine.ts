import { createExportFileMachine } from "#machines/money/export-file.ts"

/** State set 219, export of the security log: docs/states/account/export-events.md. The log has no filters. */
export const exportEvents = createExportFileMachine("exportEvents", { file: "events" })
