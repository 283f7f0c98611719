import { useSearchParams } from "wouter"
import { requestMail, signIn as signInCall } from "../adapters/account"
import { live } from "../adapters/bridge"
import { redirectTarget } from "../domain/redirect"
import { resendConfirmation } from "../machines/resend-confirmation/resend-confirmation.machine"
import { signIn } from "../machines/sign-in/sign-in.machine"
import { SignInPage } from "../ui/sign-in/sign-in"
import type { App } from "./app"
import { humanCheck } from "./services"

export const page = ({ api, tokens }: App) => {
  const obtainHumanCheck = live(humanCheck)
  const machine = signIn.provide({ actors: { obtainHumanCheck, signIn: live(signInCall(api, tokens)) } })
  const resend = resendConfirmation.provide({ actors: { obtainHumanCheck, requestMail: live(requestMail<{ readonly email: string }>(api)) } })
  return () => {
    const [search] = useSearchParams()
    return <SignInPage machine={machine} resend={resend} redirect={redirectTarget(search.get("redirect"))} />
  }
}
