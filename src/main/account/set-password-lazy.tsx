import type { ComponentType } from "react"
import { isSignedIn } from "../../domain/site/session"
import { visitorOf } from "../../machines/site/session/session.machine"
import { useAppActor } from "../../ui/site/session"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"

/** Only a signed-in customer can lack a password, so no other page loads the prompt. */
export const createSetPassword = (app: App): ComponentType => {
  const Prompt = lazyPart(app, async () => (await import("./set-password")).createSetPassword(app), [])
  return () => {
    const [session] = useAppActor(app.session)
    return isSignedIn(visitorOf(session)) ? <Prompt /> : null
  }
}
