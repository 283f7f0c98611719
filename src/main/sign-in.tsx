import { fillPort } from "../adapters/shared/fill-port"
import { redirectTarget } from "../domain/site/redirect"
import { resendConfirmation } from "../machines/account/resend-confirmation.machine"
import { signIn } from "../machines/account/sign-in.machine"
import { SignInPage } from "../ui/account/sign-in"
import { useExtension } from "../ui/site/site-config"
import type { App } from "./site/app"
import { lazyAdapters } from "./site/lazy-calls"
import { part } from "./site/part"
import { useQuery } from "../ui/site/use-query"
import { humanCheck } from "./site/services"

export const page = (app: App) => {
  const account = lazyAdapters(app, () => import("../adapters/account/account"))
  const obtainHumanCheck = fillPort(humanCheck)
  const machine = signIn.provide({
    actors: { obtainHumanCheck, signIn: fillPort(account((adapters, api) => adapters.signIn(api, app.tokens))) },
  })
  const requestMail = fillPort(account((adapters, api) => adapters.requestMail<{ readonly email: string }>(api)))
  const resend = resendConfirmation.provide({ actors: { obtainHumanCheck, requestMail } })
  const Passkey = part(app, {
    load: async () => (await import("./account/passkey-sign-in")).createPasskeySignIn(app),
    texts: ["passkeys"],
  })
  return () => {
    const redirect = redirectTarget(useQuery().get("redirect"))
    return (
      <SignInPage
        machine={machine}
        resend={resend}
        redirect={redirect}
        passkey={useExtension("passkeys") ? <Passkey redirect={redirect} /> : undefined}
      />
    )
  }
}
