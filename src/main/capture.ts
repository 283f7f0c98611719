import { createActor } from "xstate"
import { live } from "../adapters/bridge"
import { arrivalOf, captureMarketing, keepCode, removeCode, watchCode, watchMarketing } from "../adapters/capture"
import type { Cookies } from "../adapters/cookies"
import { createStoredCode } from "../adapters/stored-code"
import type { Marketing } from "../domain/marketing"
import { marketingCapture } from "../machines/marketing-capture/marketing-capture.machine"
import { referralCapture } from "../machines/referral-capture/referral-capture.machine"
import { config } from "./config"

/** What visitors bring along. */
export interface Capture {
  /** Goes along with a sign-up and an order; null when nothing is known. */
  readonly analyticsData: () => Marketing | null
  /** The referral code, from the address or typed. */
  readonly code: () => string | null
  /** A code that holds was typed: it wins over the stored one. */
  readonly typed: (code: string) => void
  readonly cleared: () => void
  /** Told whenever one of these may have changed. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createCapture = (site: Window, cookies: Cookies): Capture => {
  const stored = createStoredCode(cookies)
  const marketing = createActor(marketingCapture.provide({
    actors: {
      watchMarketing: watchMarketing(site),
      captureMarketing: live(captureMarketing({
        search: arrivalOf({ search: site.location.search, storage: () => site.sessionStorage }),
        storage: () => site.localStorage,
        adSource: config().adSource,
        now: Date.now
      }))
    }
  })).start()
  const referral = createActor(referralCapture.provide({
    actors: {
      watchCode: watchCode({ site, storage: () => site.sessionStorage, stored }),
      keepCode: live(keepCode(stored)),
      removeCode: live(removeCode(stored))
    }
  })).start()
  return {
    analyticsData: () => marketing.getSnapshot().context.marketing,
    code: () => referral.getSnapshot().context.code,
    typed: (code) => referral.send({ type: "code.type", code }),
    cleared: () => referral.send({ type: "code.clear" }),
    subscribe: (listener) => {
      const both = [marketing.subscribe(listener), referral.subscribe(listener)]
      return () => both.forEach((one) => one.unsubscribe())
    }
  }
}
