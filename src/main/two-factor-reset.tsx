import type { App } from "./site/app"
import { offeredPage } from "./site/offered-page"

export const page = (app: App) =>
  offeredPage(
    app,
    "twoFactorReset",
    async () => (await import("./account/two-factor-reset")).createTwoFactorReset(app),
    ["account"],
  )
