import { exportFile } from "#machines/shared/export-file.ts"

/** State set 219: docs/states/account/export-events.md. The log has no filters. */
export const exportEvents = exportFile("exportEvents", { file: "events" })
