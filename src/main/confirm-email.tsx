import { Result } from "effect"
import { navigate } from "wouter/use-browser-location"
import { noteConfirmation } from "../adapters/account/confirmation-note"
import { fillPort } from "../adapters/shared/fill-port"
import { takeTokenFromAddress } from "../adapters/account/mail-token"
import { confirmEmail } from "../machines/account/confirm-email.machine"
import { ConfirmEmailPage } from "../ui/account/confirm-email"
import type { App } from "./site/app"
import { lazyAdapters } from "./site/lazy-calls"
import { humanCheck } from "./site/services"

export const page = (app: App) => {
  const account = lazyAdapters(app, () => import("../adapters/account/account"))
  const confirm = account((adapters, api) => adapters.confirmEmail(api, app.tokens))
  const machine = confirmEmail.provide({
    actors: {
      takeTokenFromAddress: fillPort(
        takeTokenFromAddress({ read: () => location, replace: (address) => navigate(address, { replace: true }) }),
      ),
      confirmEmail: fillPort(async (input: Parameters<typeof confirm>[0], signal) => {
        const confirmed = await confirm(input, signal)
        if (Result.isSuccess(confirmed)) noteConfirmation(app.cookies)
        return confirmed
      }),
      disownSignUp: fillPort(account((adapters, api) => adapters.disownSignUp(api))),
      obtainHumanCheck: fillPort(humanCheck),
      requestMail: fillPort(account((adapters, api) => adapters.requestMail<{ readonly emailToken: string }>(api))),
    },
  })
  return () => <ConfirmEmailPage machine={machine} />
}
