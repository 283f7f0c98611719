import { Effect } from "effect"
import { useState } from "react"
import { useSearchParams } from "wouter"
import type { ActorRefFrom } from "xstate"
import { signUp as signUpCall } from "../adapters/account"
import { live } from "../adapters/bridge"
import { createCookies } from "../adapters/cookies"
import { checkCode } from "../adapters/promo-code"
import { defaultConfig } from "../domain/config"
import { currencyForSignUp } from "../domain/currency-for-sign-up"
import { redirectTarget } from "../domain/redirect"
import { topLevelDomain } from "../domain/terms"
import { promoCheck } from "../machines/promo-check/promo-check.machine"
import { promoVisibility } from "../machines/sign-up/promo-visibility.machine"
import { signUp } from "../machines/sign-up/sign-up.machine"
import { watchCode } from "../machines/sign-up/watch-code"
import { useAfterHydration } from "../ui/hydration"
import { SignUpPage } from "../ui/sign-up/sign-up"
import type { App } from "./app"
import { config } from "./config"
import { humanCheck } from "./services"

export const page = ({ api, tokens, locale, capture }: App) => {
  const cookies = createCookies(document, location.protocol === "https:")
  const currencyId = () => currencyForSignUp(cookies.read("currencyId"), locale())
  const check = checkCode(api)
  const promo = promoCheck.provide({
    actors: {
      checkCode: live((input: { readonly code: string }) =>
        Effect.tap(check(input), ({ code, canBeApplied }) => Effect.sync(() => { if (canBeApplied) capture.typed(code) })))
    }
  })
  const form = signUp.provide({
    actors: { obtainHumanCheck: live(humanCheck), signUp: live(signUpCall(api, tokens, currencyId, capture.analyticsData)) }
  })
  const listening = (to: ActorRefFrom<typeof promoCheck>) => form.provide({ actors: { watchCode: watchCode(to) } })
  const visibility = (to: ActorRefFrom<typeof promoCheck>) => promoVisibility.provide({ actors: { watchCode: watchCode(to) } })
  return () => {
    const terms = useAfterHydration(defaultConfig.terms.io, () => config().terms[topLevelDomain(location.hostname)])
    const [search] = useSearchParams()
    // As it was on arrival: a code that is typed here is stored too, and must not hide its own field.
    const [stored] = useState(capture.code)
    return (
      <SignUpPage
        machine={listening} visibility={visibility} promoCheck={promo} storedCode={stored} terms={terms}
        redirect={redirectTarget(search.get("redirect"))}
      />
    )
  }
}
