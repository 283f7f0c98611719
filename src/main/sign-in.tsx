import { useSearchParams } from "wouter"
import { live } from "../adapters/bridge"
import { later } from "../adapters/later"
import { redirectTarget } from "../domain/redirect"
import { resendConfirmation } from "../machines/resend-confirmation/resend-confirmation.machine"
import { signIn } from "../machines/sign-in/sign-in.machine"
import { SignInPage } from "../ui/sign-in/sign-in"
import type { App } from "./app"
import { humanCheck } from "./services"

export const page = ({ alive, api, tokens }: App) => {
  const calls = () => import("../adapters/account")
  const obtainHumanCheck = live(humanCheck)
  const machine = signIn.provide({ actors: { obtainHumanCheck, signIn: live(later(alive, async () => (await calls()).signIn(api, tokens))) } })
  const resend = resendConfirmation.provide({ actors: { obtainHumanCheck, requestMail: live(later(alive, async () => (await calls()).requestMail<{ readonly email: string }>(api))) } })
  return () => {
    const [search] = useSearchParams()
    return <SignInPage machine={machine} resend={resend} redirect={redirectTarget(search.get("redirect"))} />
  }
}
