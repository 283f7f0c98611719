import type { ComponentType } from "react"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { EmailReminder } from "#ui/account/email-reminder.tsx"
import type { App } from "#main/site/app.ts"
import { lazyAdapters } from "#main/site/lazy-calls.ts"
import { humanCheck } from "#main/site/services.ts"

export const createEmailReminder = (app: App): ComponentType<{ readonly email: string }> => {
  const account = lazyAdapters(app, () => import("#adapters/account/account.ts"))
  const machine = resendConfirmation.provide({
    actors: {
      obtainHumanCheck: fillPort(humanCheck),
      requestMail: fillPort(account((adapters, api) => adapters.requestMail<{ readonly email: string }>(api))),
    },
  })
  return ({ email }) => <EmailReminder machine={machine} email={email} />
}
