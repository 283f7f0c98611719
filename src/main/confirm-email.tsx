import { navigate } from "wouter/use-browser-location"
import { confirmEmail as confirmCall, requestMail } from "../adapters/account"
import { live } from "../adapters/bridge"
import { takeToken } from "../adapters/mail-token"
import { confirmEmail } from "../machines/confirm-email/confirm-email.machine"
import { ConfirmEmailPage } from "../ui/confirm-email/confirm-email"
import type { App } from "./app"
import { humanCheck } from "./services"

export const page = ({ api, tokens }: App) => {
  const machine = confirmEmail.provide({
    actors: {
      takeToken: live(takeToken({ read: () => location, replace: (address) => navigate(address, { replace: true }) })),
      confirmEmail: live(confirmCall(api, tokens)),
      obtainHumanCheck: live(humanCheck),
      requestMail: live(requestMail<{ readonly emailToken: string }>(api))
    }
  })
  return () => <ConfirmEmailPage machine={machine} />
}
