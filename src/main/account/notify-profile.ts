import { Effect } from "effect"
import type { App } from "../site/app"

/** The header, the other pages and the other tabs show the profile too. */
export const notifyProfile = ({ session, preferences }: Pick<App, "session" | "preferences">) =>
  Effect.sync(() => {
    session.send({ type: "profile.reload" })
    preferences.notify({ profile: "changed" })
  })
