import { Effect } from "effect"
import { useState } from "react"
import { useSearchParams } from "wouter"
import type { ActorRefFrom } from "xstate"
import { live } from "../adapters/bridge"
import { createCookies } from "../adapters/cookies"
import { later } from "../adapters/later"
import { currencyForSignUp } from "../domain/currency-for-sign-up"
import { notApplicable } from "../domain/promo-code"
import { redirectTarget } from "../domain/redirect"
import { topLevelDomain } from "../domain/terms"
import { promoCheck } from "../machines/promo-check/promo-check.machine"
import { promoVisibility } from "../machines/sign-up/promo-visibility.machine"
import { signUp } from "../machines/sign-up/sign-up.machine"
import { watchCode } from "../machines/sign-up/watch-code"
import { useAfterHydration } from "../ui/hydration"
import { SignUpPage } from "../ui/sign-up/sign-up"
import type { App } from "./app"
import { humanCheck } from "./services"
import { useConfig } from "./use-config"

export const page = ({ alive, api, tokens, locale, capture }: App) => {
  const cookies = createCookies(document, location.protocol === "https:")
  const currencyId = () => currencyForSignUp(cookies.read("currencyId"), locale())
  const check = later(alive, async () => (await import("../adapters/promo-code")).checkCode(api))
  const signUpCall = later(alive, async () =>
    (await import("../adapters/account")).signUp(api, tokens, currencyId, capture.analyticsData))
  const promo = promoCheck.provide({
    actors: {
      checkCode: live((input: { readonly code: string }) =>
        check(input).pipe(
          Effect.catchTag("CallFailed", () => Effect.succeed(notApplicable(input.code))),
          Effect.tap(({ code, canBeApplied }) => Effect.sync(() => { if (canBeApplied) capture.typed(code) }))
        ))
    }
  })
  const form = signUp.provide({
    actors: {
      obtainHumanCheck: live(humanCheck),
      signUp: live((input: Parameters<typeof signUpCall>[0]) => Effect.andThen(capture.captured, () => signUpCall(input)))
    }
  })
  const listening = (to: ActorRefFrom<typeof promoCheck>) => form.provide({ actors: { watchCode: watchCode(to) } })
  const visibility = (to: ActorRefFrom<typeof promoCheck>) => promoVisibility.provide({ actors: { watchCode: watchCode(to) } })
  return () => {
    const { terms } = useConfig()
    const domain = useAfterHydration("io", () => topLevelDomain(location.hostname))
    const [search] = useSearchParams()
    // As it was on arrival: a code that is typed here is stored too, and must not hide its own field.
    const [stored] = useState(capture.code)
    return (
      <SignUpPage
        machine={listening} visibility={visibility} promoCheck={promo} storedCode={stored} terms={terms[domain]}
        redirect={redirectTarget(search.get("redirect"))}
      />
    )
  }
}
