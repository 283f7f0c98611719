import type { App } from "#main/site/app.ts"
import { part } from "#main/site/part.tsx"

/** Record of the shop, where the API offers it: it stands below the first screen, and so loads after everything else. */
export const proofOf = (app: App) =>
  part(app, {
    load: async () => (await import("./track-record.tsx")).trackRecordOf(app),
    after: app.settled,
    offered: "record",
  })
