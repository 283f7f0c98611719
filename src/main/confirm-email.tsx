import { Result } from "effect"
import { takeTokenFromUrl } from "#adapters/account/email-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { noteConfirmation } from "#adapters/site/confirmation-note.ts"
import { confirmEmail } from "#machines/account/confirm-email.machine.ts"
import { ConfirmEmailPage } from "#ui/account/confirm-email.tsx"
import { createAccountAdapters } from "./account/account-adapters.ts"
import { humanCheck } from "./account/human-check.ts"
import type { AppContext } from "./site/app.ts"

/** Creates the page of the confirmation link. A confirmation is noted, so that no other prompt follows immediately. */
export const createPage = (app: AppContext) => {
  const account = createAccountAdapters(app)
  const confirm = account((adapters, api) => adapters.confirmEmail(api, app.tokens))
  const machine = provide(confirmEmail)({
    takeTokenFromUrl: takeTokenFromUrl(),
    confirmEmail: async (input: Parameters<typeof confirm>[0], signal) => {
      const confirmed = await confirm(input, signal)
      if (Result.isSuccess(confirmed)) noteConfirmation(app.cookies)
      return confirmed
    },
    disownSignUp: account((adapters, api) => adapters.disownSignUp(api)),
    obtainHumanCheck: humanCheck,
    requestEmail: account((adapters, api) => adapters.requestEmail<{ readonly emailToken: string }>(api)),
  })
  return () => <ConfirmEmailPage machine={machine} />
}
