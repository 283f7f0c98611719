import { provide } from "#adapters/shared/fill-port.ts"
import { loadTrackRecord } from "#adapters/shop/track-record.ts"
import { trackRecord } from "#machines/shop/track-record.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { TrackRecord } from "#ui/shop/about/track-record.tsx"

export const createTrackRecord = (app: AppContext) => {
  const machine = provide(trackRecord)({ loadTrackRecord: loadTrackRecord(createPageApi(app)) })
  return () => <TrackRecord machine={machine} />
}
