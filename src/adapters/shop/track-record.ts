import type { Api } from "#adapters/shared/api.ts"
import { TrackRecord } from "#domain/shop/track-record.ts"

/** Loads the payouts and ended contracts of the whole shop. They only decorate a page, so a failure raises no notification. */
export const loadTrackRecord = (api: Api) => () => api("GET /record", { answer: TrackRecord, background: true })
