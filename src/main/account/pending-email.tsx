import { Effect } from "effect"
import type { ComponentType } from "react"
import { cancelEmailChange, resendEmailChange } from "../../adapters/account/pending-email"
import { fillPort } from "../../adapters/shared/fill-port"
import { pendingEmail } from "../../machines/account/pending-email.machine"
import { PendingEmail } from "../../ui/account/pending-email"
import type { App } from "../site/app"
import { watchPendingEmail } from "../site/watch-visitor"
import { apiOf } from "../site/api"
import { notifyProfile } from "./notify-profile"

/** A failure reloads the profile too: the change may be over. */
export const createPendingEmail = (app: App): ComponentType => {
  const api = apiOf(app)
  const notify = notifyProfile(app)
  const machine = pendingEmail.provide({
    actors: {
      watchPendingEmail: watchPendingEmail(app),
      resendEmailChange: fillPort(() => Effect.tapError(resendEmailChange(api)(), () => notify)),
      cancelEmailChange: fillPort(() => Effect.tap(cancelEmailChange(api)(), () => notify)),
    },
  })
  return () => <PendingEmail machine={machine} />
}
