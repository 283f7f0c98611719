import type { Channel } from "#adapters/shared/channel.ts"
import { createClock } from "#adapters/shared/clock.ts"
import { createCookies, type CookieJar } from "#adapters/shared/cookies.ts"
import { createLocks } from "#adapters/shared/locks.ts"
import { createTokens } from "#adapters/site/tokens.ts"
import { createPageApi } from "#main/site/api.ts"
import { createApp } from "#main/site/app.ts"
import { noFirstRender } from "#main/site/first-render.ts"
import { createSiteVisit } from "#main/site/site-visit.ts"
import { createI18n } from "#ui/shared/i18n.ts"

/** Creates a cookie jar that drops expired cookies. */
const createJar = (now: () => number): CookieJar => {
  const cookies = new Map<string, { readonly value: string; readonly until: number }>()
  return {
    get cookie() {
      return [...cookies]
        .filter(([, { until }]) => until > now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join("; ")
    },
    set cookie(text) {
      const [, name, value, age] = /^([^=]+)=([^;]*); Max-Age=(\d+); Path=\/; SameSite=Strict$/.exec(text) ?? []
      if (!name) throw new Error(`An odd cookie: ${text}`)
      cookies.set(name, { value: value!, until: now() + Number(age) * 1_000 })
    },
  }
}

/** Creates a lock manager like the browser's: one holder at a time for all tabs. */
const createLockManager = (): Pick<LockManager, "request"> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, run: () => Promise<unknown>) => {
    last = last.then(run, run)
    return last
  }
  return { request: request as LockManager["request"] }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates a browser whose tabs share cookies, locks and a channel. Each tab is a separate application. */
export const createBrowser = (network: { fetch: Fetch }, now: () => number) => {
  const jar = createJar(now)
  const locks = createLockManager()
  const channels: Array<Channel> = []
  const sent: Array<string> = []
  const cookies = createCookies(jar, false)
  const openTab = () => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) =>
        channels
          .filter((other) => other !== channel)
          .forEach((other) => other.onmessage?.({ data } as MessageEvent<unknown>)),
    }
    channels.push(channel)
    const tokens = createTokens(cookies, channel)
    const app = createApp({
      fetch: (url, init) => {
        sent.push(`${init.method} ${new URL(url).pathname.replace("/api/v1", "")}`)
        return network.fetch(url, init)
      },
      baseUrl: () => Promise.resolve("http://localhost/api/v1"),
      hydrated: Promise.resolve(),
      firstRender: noFirstRender,
      firstLoadDone: Promise.resolve(),
      cookies,
      tokens,
      exclusively: createLocks(locks as LockManager, cookies.whenUpToDate),
      clock: createClock(now),
      i18n: createI18n(),
      locale: () => "en-US",
      preferences: { locale: () => null, notify: () => undefined, subscribe: () => () => undefined },
      capture: {
        getAttribution: () => null,
        whenCaptured: () => Promise.resolve(),
        code: () => null,
        saveTypedCode: () => undefined,
        clearCode: () => undefined,
        subscribe: () => () => undefined,
      },
      visit: createSiteVisit(Object.assign(new EventTarget(), { location: { pathname: "/cabinet" } }) as Window),
    })
    return { ...app, api: createPageApi(app) }
  }
  return { openTab, cookies, sent, sentTo: (line: string) => sent.filter((one) => one === line).length }
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>["openTab"]>
