import { lazy, Suspense } from "react"
import type { ComponentType } from "react"
import { isSignedIn } from "../../domain/site/session"
import { visitorOf } from "../../machines/site/session/session.machine"
import { useAppActor } from "../../ui/site/session"
import type { App } from "../site/app"

/** Only a signed-in customer can lack a password, so no other page loads the prompt. */
export const createSetPassword = (app: App): ComponentType => {
  const Prompt = lazy(async (): Promise<{ readonly default: ComponentType }> => {
    try {
      return { default: (await import("./set-password")).createSetPassword(app) }
    } catch {
      // A prompt that fails to load must not break the page: the next visit shows it.
      return { default: () => null }
    }
  })
  return () => {
    const [session] = useAppActor(app.session)
    return isSignedIn(visitorOf(session)) ? (
      <Suspense fallback={null}>
        <Prompt />
      </Suspense>
    ) : null
  }
}
