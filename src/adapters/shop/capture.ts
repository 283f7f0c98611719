import { Result } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { onStorage, createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { matchRoute } from "#domain/site/routes.ts"
import type { MarketingChanged } from "#machines/shop/marketing-capture.machine.ts"
import type { ReferralCodeChanged } from "#machines/shop/referral-capture.machine.ts"
import type { StoredCode } from "./stored-code.ts"

const landingQueryKey = "landingQuery"

/**
 * Returns the query with which the site was opened. The query may be that of an earlier page that the visitor left before its code ran
 * (src/start/bootstrap.ts).
 */
export const readLandingQuery = (search: string, storage: () => BrowserStorage): string =>
  createSafeStorage(storage, landingQueryKey).read() ?? search

/** Clears the query after it is captured. If the visitor leaves earlier, the next page captures it. */
export const clearLandingQuery = (storage: () => BrowserStorage): void =>
  createSafeStorage(storage, landingQueryKey).remove()

export const marketingKey = "hashwell.marketing"

/** Reports that another tab has captured attribution. */
export const watchMarketing = (browser: Pick<Window, "addEventListener" | "removeEventListener">) =>
  fromCallback<AnyEventObject, undefined, MarketingChanged>(({ sendBack }) =>
    onStorage(browser, (key) => key === marketingKey)(() => sendBack({ type: "marketing.changed" })),
  )

interface CodeSources {
  readonly browser: Pick<Window, "location" | "addEventListener" | "removeEventListener">
  readonly storage: () => BrowserStorage
  readonly stored: StoredCode
}

/** Reports the code of the cookie first, then the code of each URL of /buy. An arriving code counts once in a browser session. */
export const watchReferralCode = ({ browser, storage, stored }: CodeSources) =>
  fromCallback<AnyEventObject, undefined, ReferralCodeChanged>(({ sendBack }) => {
    const arrived = createSafeStorage(storage, "hashwell.referralCode")
    const report = () => {
      const { pathname, search } = browser.location
      if (matchRoute(pathname)?.name !== "buy") return
      const code = stored.valid(new URLSearchParams(search).get("referralCode"))
      if (code === null || code === arrived.read()) return
      arrived.write(code)
      sendBack({ type: "referralCode.arrived", code })
    }
    const storedCode = stored.read()
    if (storedCode !== null) sendBack({ type: "referralCode.found", code: storedCode })
    report()
    return onNavigation(browser)(report)
  })

export const saveReferralCode =
  (stored: StoredCode) =>
  ({ code }: { readonly code: string | null }): Result.Result<null> => {
    if (code !== null) stored.save(code)
    return Result.succeed(null)
  }

export const removeReferralCode = (stored: StoredCode) => (): Result.Result<null> => {
  stored.remove()
  return Result.succeed(null)
}
