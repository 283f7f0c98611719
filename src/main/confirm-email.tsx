import { navigate } from "wouter/use-browser-location"
import { direct } from "../adapters/direct"
import { takeToken } from "../adapters/mail-token"
import { confirmEmail } from "../machines/confirm-email/confirm-email.machine"
import { ConfirmEmailPage } from "../ui/confirm-email/confirm-email"
import type { App } from "./app"
import { portsLater } from "./ports-later"
import { humanCheck } from "./services"

export const page = (app: App) => {
  const account = portsLater(app, () => import("../adapters/account"))
  const machine = confirmEmail.provide({
    actors: {
      takeToken: direct(takeToken({ read: () => location, replace: (address) => navigate(address, { replace: true }) })),
      confirmEmail: direct(account((of, api) => of.confirmEmail(api, app.tokens))),
      obtainHumanCheck: direct(humanCheck),
      requestMail: direct(account((of, api) => of.requestMail<{ readonly emailToken: string }>(api)))
    }
  })
  return () => <ConfirmEmailPage machine={machine} />
}
