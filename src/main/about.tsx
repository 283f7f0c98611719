import { AboutPage } from "#ui/shop/about/about.tsx"
import { createTrackRecordPart } from "./shop/track-record-part.ts"
import type { AppContext } from "./site/app.ts"

export const createPage = (app: AppContext) => {
  const TrackRecord = createTrackRecordPart(app)
  return () => <AboutPage TrackRecord={TrackRecord} />
}
