import type { ComponentType } from "react"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { ResendConfirmation } from "#ui/account/resend-confirmation.tsx"
import type { App } from "#main/site/app.ts"
import { lazyAdapters } from "#main/site/lazy-calls.ts"
import { humanCheck } from "#main/site/services.ts"

/** The button that sends the letter of an unconfirmed address once more. */
export const createResend = (app: App): ComponentType<{ readonly email: string }> => {
  const account = lazyAdapters(app, () => import("#adapters/account/account.ts"))
  const machine = provide(resendConfirmation)({
    obtainHumanCheck: fillPort(humanCheck),
    requestMail: fillPort(account((adapters, api) => adapters.requestMail<{ readonly email: string }>(api))),
  })
  return ({ email }) => <ResendConfirmation key={email} machine={machine} email={email} />
}
