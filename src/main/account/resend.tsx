import type { ComponentType } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { ResendConfirmation } from "#ui/account/resend-confirmation.tsx"
import type { App } from "#main/site/app.ts"
import { lazyAdapters } from "#main/site/lazy-calls.ts"
import { humanCheck } from "./human-check.ts"

/** Sends the letter of an unconfirmed address once more. */
export const resendMachine = (app: App) => {
  const account = lazyAdapters(app, () => import("#adapters/account/account.ts"))
  return provide(resendConfirmation)({
    obtainHumanCheck: humanCheck,
    requestMail: account((adapters, api) => adapters.requestMail<{ readonly email: string }>(api)),
  })
}

/** The button that sends the letter again. */
export const createResend = (app: App): ComponentType<{ readonly email: string }> => {
  const machine = resendMachine(app)
  return ({ email }) => <ResendConfirmation key={email} machine={machine} email={email} />
}
