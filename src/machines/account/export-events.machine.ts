import type { SecurityEvents } from "#domain/account/security-event.ts"
import { exportList } from "#machines/shared/export-list.ts"

/** State set 219: docs/states/account/export-events.md. The log has no filters. */
export const exportEvents = exportList<null, SecurityEvents>("exportEvents", null)
