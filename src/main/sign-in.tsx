import { direct } from "../adapters/shared/direct"
import { redirectTarget } from "../domain/site/redirect"
import { resendConfirmation } from "../machines/account/resend-confirmation/resend-confirmation.machine"
import { signIn } from "../machines/account/sign-in/sign-in.machine"
import { SignInPage } from "../ui/account/sign-in/sign-in"
import type { App } from "./app"
import { lazyPorts } from "./lazy-ports"
import { useQuery } from "./query"
import { humanCheck } from "./services"

export const page = (app: App) => {
  const account = lazyPorts(app, () => import("../adapters/account/account"))
  const obtainHumanCheck = direct(humanCheck)
  const machine = signIn.provide({
    actors: { obtainHumanCheck, signIn: direct(account((of, api) => of.signIn(api, app.tokens))) },
  })
  const requestMail = direct(account((of, api) => of.requestMail<{ readonly email: string }>(api)))
  const resend = resendConfirmation.provide({ actors: { obtainHumanCheck, requestMail } })
  return () => {
    const search = useQuery()
    return <SignInPage machine={machine} resend={resend} redirect={redirectTarget(search.get("redirect"))} />
  }
}
