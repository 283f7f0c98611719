import { Result } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { chooseSignUpCurrency } from "#domain/shared/currency.ts"
import { parseTopLevelDomain } from "#domain/site/config.ts"
import { parseRedirectTarget } from "#domain/site/redirect.ts"
import { promoVisibility } from "#machines/account/promo-visibility.machine.ts"
import { signUp } from "#machines/account/sign-up.machine.ts"
import { watchPromoCheck } from "#machines/account/watch-promo-check.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { SignUpPage } from "#ui/account/sign-up/sign-up.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { useQuery } from "#ui/site/use-query.ts"
import { createAccountAdapters } from "./account/account-adapters.ts"
import { humanCheck } from "./account/human-check.ts"
import { createLazyOrderFrame } from "./account/lazy-order-frame.tsx"
import type { AppContext } from "./site/app.ts"
import { useConfig } from "./site/config.ts"
import { lazyAdapters } from "./site/lazy-client.ts"

/** Creates the sign-up. The call waits for the attribution, which it sends along. */
export const createPage = (app: AppContext) => {
  const { tokens, locale, capture, cookies } = app
  const currencyId = () => chooseSignUpCurrency(cookies.read("currencyId"), locale())
  const promoCode = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/shop/promo-code.ts"), app),
  )
  const account = createAccountAdapters(app)
  const check = promoCode((adapters, api) => adapters.checkPromoCode(api))
  const signUpCall = account((adapters, api) => adapters.signUp(api, tokens, currencyId, capture.getAttribution))
  const promo = provide(promoCheck)({
    checkPromoCode: async (input: { readonly code: string }, signal) => {
      const checked = await check(input, signal)
      if (Result.isSuccess(checked) && checked.success.canBeApplied && !signal.aborted)
        capture.saveTypedCode(checked.success.code)
      return checked
    },
  })
  const form = provide(signUp)({
    obtainHumanCheck: humanCheck,
    signUp: async (input: Parameters<typeof signUpCall>[0], signal) => {
      await capture.whenCaptured()
      return signUpCall(input, signal)
    },
  })
  const createForm = (to: ActorRefFrom<typeof promoCheck>) => provide(form)({ watchPromoCheck: watchPromoCheck(to) })
  const visibility = (to: ActorRefFrom<typeof promoCheck>) =>
    provide(promoVisibility)({ watchPromoCheck: watchPromoCheck(to) })
  const OrderFrame = createLazyOrderFrame(app)
  return () => {
    const { terms } = useConfig()
    const domain = useAfterHydration("io", () => parseTopLevelDomain(location.hostname))
    const search = useQuery()
    // Reads the stored code only on arrival. A code that the visitor types here is stored too, and must not hide its own field.
    const [stored] = useState(capture.code)
    return (
      <SignUpPage
        OrderFrame={OrderFrame}
        machine={createForm}
        visibility={visibility}
        promoCheck={promo}
        storedCode={stored}
        terms={terms[domain]}
        redirect={parseRedirectTarget(search.get("redirect"))}
      />
    )
  }
}
