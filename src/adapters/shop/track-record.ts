import type { Api } from "#adapters/shared/api.ts"
import { TrackRecord } from "#domain/shop/track-record.ts"

/** Loads the payouts and ended contracts of the whole shop. A failure raises no notification, because the record only decorates a page. */
export const loadTrackRecord = (api: Api) => () => api("GET /record", { response: TrackRecord, isBackground: true })
