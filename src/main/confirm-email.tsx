import { navigate } from "wouter/use-browser-location"
import { live } from "../adapters/bridge"
import { later } from "../adapters/later"
import { takeToken } from "../adapters/mail-token"
import { confirmEmail } from "../machines/confirm-email/confirm-email.machine"
import { ConfirmEmailPage } from "../ui/confirm-email/confirm-email"
import type { App } from "./app"
import { humanCheck } from "./services"

export const page = ({ alive, api, tokens }: App) => {
  const calls = () => import("../adapters/account")
  const machine = confirmEmail.provide({
    actors: {
      takeToken: live(takeToken({ read: () => location, replace: (address) => navigate(address, { replace: true }) })),
      confirmEmail: live(later(alive, async () => (await calls()).confirmEmail(api, tokens))),
      obtainHumanCheck: live(humanCheck),
      requestMail: live(later(alive, async () => (await calls()).requestMail<{ readonly emailToken: string }>(api)))
    }
  })
  return () => <ConfirmEmailPage machine={machine} />
}
