import type { AppContext } from "#main/site/app.ts"
import { lazyPart } from "#main/site/part.tsx"

/** Creates the shop's track record, if the API offers it. The record is below the first screen, so it loads after everything else. */
export const createTrackRecordPart = (app: AppContext) =>
  lazyPart(app, {
    load: () => import("./track-record.tsx"),
    view: ({ createTrackRecord }) => createTrackRecord(app),
    after: app.firstLoadDone,
    offered: "record",
  })
