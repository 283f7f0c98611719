import type { App } from "./site/app"
import { offeredPage } from "./site/offered-page"

export const page = (app: App) =>
  offeredPage(app, "emailChange", async () => (await import("./account/email-change")).createEmailChange(app), [
    "account",
    "security",
  ])
