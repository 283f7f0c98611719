import { Effect } from "effect"
import type { ComponentType } from "react"
import { cancelEmailChange, resendEmailChange } from "#adapters/account/email-change.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { pendingEmail } from "#machines/account/pending-email.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { notifyProfileChanged } from "#main/site/freshness.ts"
import { watchPendingEmail } from "#main/site/watch-session.ts"
import { PendingEmail } from "#ui/account/pending-email.tsx"

/** Creates the notice of a pending e-mail change. A failed action also reloads the profile, because the change may already be over. */
export const createPendingEmail = (app: AppContext): ComponentType => {
  const api = createPageApi(app)
  const notify = Effect.sync(notifyProfileChanged(app))
  const machine = provide(pendingEmail)({
    watchPendingEmail: watchPendingEmail(app),
    resendEmailChange: () => Effect.tapError(resendEmailChange(api)(), () => notify),
    cancelEmailChange: () => Effect.tap(cancelEmailChange(api)(), () => notify),
  })
  return () => <PendingEmail machine={machine} />
}
