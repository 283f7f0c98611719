import type { AppContext } from "#main/site/app.ts"
import { lazyPart } from "#main/site/part.tsx"

/** The expected part of a contract's bar, on pages that list contracts. */
export const createExpectedEnd = (app: AppContext) =>
  lazyPart(app, {
    load: () => import("./fans.tsx"),
    view: ({ createPaybackFans }) => createPaybackFans(app).Expected,
    offered: "estimates",
  })
