import type { AppContext } from "#main/site/app.ts"
import { lazyPart } from "#main/site/part.tsx"

/** Creates the expected part of a contract's bar, for pages that list contracts. */
export const createExpectedEnd = (app: AppContext) =>
  lazyPart(app, {
    load: () => import("./fans.tsx"),
    view: ({ createPaybackFans }) => createPaybackFans(app).Expected,
    offered: "estimates",
    // The list of contracts does not wait for this part.
    pending: null,
  })
