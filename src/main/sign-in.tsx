import { provide } from "#adapters/shared/fill-port.ts"
import { parseRedirectTarget } from "#domain/site/redirect.ts"
import { signIn } from "#machines/account/sign-in.machine.ts"
import { SignInPage } from "#ui/account/sign-in.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import { useQuery } from "#ui/site/use-query.ts"
import { createAccountAdapters } from "./account/account-adapters.ts"
import { humanCheck } from "./account/human-check.ts"
import { createLazyOrderFrame } from "./account/lazy-order-frame.tsx"
import { createResendMachine } from "./account/resend.tsx"
import type { AppContext } from "./site/app.ts"
import { lazyPart } from "./site/part.tsx"

export const createPage = (app: AppContext) => {
  const account = createAccountAdapters(app)
  const machine = provide(signIn)({
    obtainHumanCheck: humanCheck,
    signIn: account((adapters, api) => adapters.signIn(api, app.tokens)),
  })
  const resend = createResendMachine(app)
  const Passkey = lazyPart(app, {
    load: () => import("./account/passkey-sign-in.tsx"),
    view: ({ createPasskeySignIn }) => createPasskeySignIn(app),
    texts: ["passkeys"],
  })
  const OrderFrame = createLazyOrderFrame(app)
  return () => {
    const redirect = parseRedirectTarget(useQuery().get("redirect"))
    return (
      <SignInPage
        OrderFrame={OrderFrame}
        machine={machine}
        resend={resend}
        redirect={redirect}
        passkey={useOffers("passkeys") ? <Passkey redirect={redirect} /> : undefined}
      />
    )
  }
}
