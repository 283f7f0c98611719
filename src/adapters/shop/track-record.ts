import type { Api } from "#adapters/shared/api.ts"
import { TrackRecord } from "#domain/shop/track-record.ts"

/** Payouts and ended contracts of the whole shop. They decorate a page: a failure raises no notification. */
export const loadTrackRecord = (api: Api) => () => api("GET /record", { answer: TrackRecord, background: true })
