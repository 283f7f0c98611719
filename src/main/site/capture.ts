import { Result } from "effect"
import { createActor, waitFor } from "xstate"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { lazyAdapter, provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import {
  readLandingQuery,
  clearLandingQuery,
  saveReferralCode,
  removeReferralCode,
  watchReferralCode,
  watchMarketing,
} from "#adapters/shop/capture.ts"
import { createStoredCode } from "#adapters/shop/stored-code.ts"
import type { Attribution } from "#domain/shop/attribution.ts"
import { marketingCapture } from "#machines/shop/marketing-capture.machine.ts"
import { referralCapture } from "#machines/shop/referral-capture.machine.ts"
import { awaitConfig } from "./config.ts"

/** The attribution and the referral code of a visitor. */
export interface Capture {
  /** Returns the attribution, which the calls of a sign-up and an order send, or null if there is none. */
  readonly getAttribution: () => Attribution | null
  /** Resolves when the attribution is captured. */
  readonly whenCaptured: () => Promise<unknown>
  /** Returns the referral code from the URL or from a field, or null if there is none. */
  readonly code: () => string | null
  /** Replaces the stored code with a valid code that the visitor typed. */
  readonly saveTypedCode: (code: string) => void
  readonly clearCode: () => void
  /** Calls the listener whenever the attribution or the code may have changed. */
  readonly subscribe: (listener: () => void) => () => void
}

const marketingCode = lazyModule(() => import("#adapters/shop/marketing.ts"))

/** Starts the capture of the attribution and of the referral code. The attribution is captured after the hydration. */
export const createCapture = (browser: Window, cookies: Cookies, hydrated: Promise<unknown>): Capture => {
  const stored = createStoredCode(cookies)
  const session = () => browser.sessionStorage
  // Reads the query now, because the URL changes.
  const { search } = browser.location
  const load = lazyModule(async () => {
    // Nothing on the page shows the attribution, so its code does not delay the page.
    await hydrated
    const { adSource } = Result.getOrThrow(await awaitConfig())
    const { captureMarketing } = await marketingCode()
    return captureMarketing({
      search: readLandingQuery(search, session),
      storage: () => browser.localStorage,
      adSource,
      now: Date.now,
      onStored: () => clearLandingQuery(session),
    })
  })
  const capture = lazyAdapter(load, (adapter) => adapter)
  const marketing = createActor(
    provide(marketingCapture)({
      watchMarketing: watchMarketing(browser),
      captureMarketing: async (input: void, signal) => {
        const answer = await capture(input, signal)
        if (Result.isSuccess(answer)) return Result.succeed(answer.success)
        // The code that captures failed to load, so the visit has no attribution.
        return answer.failure._tag === "CallFailed" ? Result.succeed({ marketing: null }) : Result.fail(answer.failure)
      },
    }),
  ).start()
  const referral = createActor(
    provide(referralCapture)({
      watchReferralCode: watchReferralCode({ browser, storage: () => browser.sessionStorage, stored }),
      saveReferralCode: saveReferralCode(stored),
      removeReferralCode: removeReferralCode(stored),
    }),
  ).start()
  return {
    getAttribution: () => marketing.getSnapshot().context.marketing,
    whenCaptured: () => waitFor(marketing, (state) => !state.matches("capturing")),
    code: () => referral.getSnapshot().context.code,
    saveTypedCode: (code) => referral.send({ type: "referralCode.type", code }),
    clearCode: () => referral.send({ type: "referralCode.clear" }),
    subscribe: (listener) => {
      const both = [marketing.subscribe(listener), referral.subscribe(listener)]
      return () => both.forEach((one) => one.unsubscribe())
    },
  }
}
