import { Result } from "effect"
import { createClock } from "#adapters/shared/clock.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { createLocks } from "#adapters/shared/locks.ts"
import { createPreferenceChannel } from "#adapters/site/preferences.ts"
import { createTokens } from "#adapters/site/tokens.ts"
import { defaultLocale, isLocale, type Locale } from "#domain/shared/currency.ts"
import type { Platform } from "#main/site/app.ts"
import { createCapture } from "#main/site/capture.ts"
import { awaitConfig } from "#main/site/config.ts"
import { type FirstRender, noFirstRender } from "#main/site/first-render.ts"
import { createSiteVisit } from "#main/site/site-visit.ts"
import { createI18n } from "#ui/shared/i18n.ts"
import { reuseEarlyCalls } from "./reuse-early-calls.ts"

/**
 * Resolves when the browser is idle after the next frame. The timeout ends the wait, because a busy page is never idle and a hidden page
 * has no frames.
 */
const whenIdle = (timeout: number): Promise<unknown> =>
  // Safari has no idle callbacks.
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done, { timeout }) : setTimeout(done)))

/** Creates the platform of a real browser. `hydrated` resolves after the first page is hydrated. */
export const createBrowserPlatform = async (
  hydrated: Promise<unknown>,
  firstRender: FirstRender = noFirstRender,
): Promise<Platform> => {
  const cookies = createCookies(document, location.protocol === "https:", new BroadcastChannel("hashwell.cookies"))
  const { whenUpToDate } = cookies
  const cookieLocale = cookies.read("culture")
  const chosen = isLocale(cookieLocale) ? cookieLocale : defaultLocale
  const i18n = createI18n()
  await i18n.changeLanguage(chosen)
  document.documentElement.lang = chosen
  const painted = hydrated.then(() => whenIdle(200))
  const earlyResponses = Object.values(window.bootstrap?.calls ?? {}).map(({ response }) => response)
  return {
    fetch: reuseEarlyCalls((url, init) => fetch(url, init), window.bootstrap, { hydrated, painted }),
    baseUrl: async () => `${Result.getOrThrow(await awaitConfig()).apiOrigin}/api/v1`,
    hydrated,
    firstRender,
    firstLoadDone: Promise.allSettled([painted, ...earlyResponses]).then(() => whenIdle(5_000)),
    cookies,
    tokens: createTokens(cookies, new BroadcastChannel("hashwell.session"), (check) =>
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) check()
      }),
    ),
    // Browsers offer no locks on pages without TLS.
    exclusively: createLocks((navigator as Partial<Navigator>).locks, whenUpToDate),
    clock: createClock(),
    i18n,
    capture: createCapture(window, cookies, hydrated),
    preferences: createPreferenceChannel(new BroadcastChannel("hashwell.preferences"), whenUpToDate),
    visit: createSiteVisit(window),
    locale: (): Locale => (isLocale(i18n.language) ? i18n.language : defaultLocale),
  }
}
