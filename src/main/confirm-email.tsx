import { Result } from "effect"
import { navigate } from "wouter/use-browser-location"
import { noteConfirmation } from "../adapters/account/confirmation-note"
import { direct } from "../adapters/shared/direct"
import { takeTokenFromAddress } from "../adapters/account/mail-token"
import { confirmEmail } from "../machines/account/confirm-email/confirm-email.machine"
import { ConfirmEmailPage } from "../ui/account/confirm-email/confirm-email"
import type { App } from "./app"
import { lazyPorts } from "./lazy-ports"
import { humanCheck } from "./services"

export const page = (app: App) => {
  const account = lazyPorts(app, () => import("../adapters/account/account"))
  const confirm = account((of, api) => of.confirmEmail(api, app.tokens))
  const machine = confirmEmail.provide({
    actors: {
      takeTokenFromAddress: direct(
        takeTokenFromAddress({ read: () => location, replace: (address) => navigate(address, { replace: true }) }),
      ),
      confirmEmail: direct(async (input: Parameters<typeof confirm>[0], signal) => {
        const confirmed = await confirm(input, signal)
        if (Result.isSuccess(confirmed)) noteConfirmation(app.cookies)
        return confirmed
      }),
      disownSignUp: direct(account((of, api) => of.disownSignUp(api))),
      obtainHumanCheck: direct(humanCheck),
      requestMail: direct(account((of, api) => of.requestMail<{ readonly emailToken: string }>(api))),
    },
  })
  return () => <ConfirmEmailPage machine={machine} />
}
