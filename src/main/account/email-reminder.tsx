import type { ComponentType } from "react"
import { fillPort } from "../../adapters/shared/fill-port"
import { resendConfirmation } from "../../machines/account/resend-confirmation.machine"
import { EmailReminder } from "../../ui/account/email-reminder"
import type { App } from "../site/app"
import { lazyAdapters } from "../site/lazy-calls"
import { humanCheck } from "../site/services"

export const createEmailReminder = (app: App): ComponentType<{ readonly email: string }> => {
  const account = lazyAdapters(app, () => import("../../adapters/account/account"))
  const machine = resendConfirmation.provide({
    actors: {
      obtainHumanCheck: fillPort(humanCheck),
      requestMail: fillPort(account((adapters, api) => adapters.requestMail<{ readonly email: string }>(api))),
    },
  })
  return ({ email }) => <EmailReminder machine={machine} email={email} />
}
