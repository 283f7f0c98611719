import type { SecurityEvents } from "../../domain/account/security-event"
import { exportList } from "../shared/export-list"

/** State set 219: docs/states/account/export-events.md. The log has no filters. */
export const exportEvents = exportList<null, SecurityEvents>("exportEvents", null)
