import { Effect } from "effect"
import type { App } from "#main/site/app.ts"

/** The header, the other pages and the other tabs show the profile too. */
export const notifyProfile = ({ freshness, preferences }: Pick<App, "freshness" | "preferences">) =>
  Effect.sync(() => {
    freshness.send({ type: "stale", topics: ["session"] })
    preferences.notify({ profile: "changed" })
  })
