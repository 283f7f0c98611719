import type { ComponentType } from "react"
import { isEmailUnconfirmed } from "../../domain/account/unconfirmed-email"
import { useSession } from "../../ui/site/session"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"
import { offeredPart } from "../site/offered-part"

/** Until it is known whether there is a reminder, the sections below wait. */
const Awaited = <span data-awaited="" hidden />

/** Its code and texts load for an address that is not confirmed. */
export const createLazyEmailReminder = (app: App): ComponentType => {
  const Reminder = lazyPart(
    app,
    async () => (await import("./email-reminder")).createEmailReminder(app),
    ["account", "settings"],
    () => null,
    Awaited,
  )
  return offeredPart("emailChange", () => {
    const { session, profile } = useSession()
    if (profile === null) return session === "checking" && Awaited
    return isEmailUnconfirmed(profile) && <Reminder email={profile.email} />
  })
}
