import type { ComponentType } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { ResendConfirmation } from "#ui/account/resend-confirmation.tsx"
import { createAccountAdapters } from "./account-adapters.ts"
import { humanCheck } from "./human-check.ts"

/** Creates the machine that resends the confirmation e-mail to an unconfirmed address. */
export const createResendMachine = (app: AppContext) => {
  const account = createAccountAdapters(app)
  return provide(resendConfirmation)({
    obtainHumanCheck: humanCheck,
    requestEmail: account((adapters, api) => adapters.requestEmail<{ readonly email: string }>(api)),
  })
}

export const createResend = (app: AppContext): ComponentType<{ readonly email: string }> => {
  const machine = createResendMachine(app)
  return ({ email }) => <ResendConfirmation key={email} machine={machine} email={email} />
}
