import type { Page, Route } from "@playwright/test"
import { expect } from "@playwright/test"

interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
interface Opening {
  readonly address: string
  readonly locale: string
  readonly signedIn: boolean
  readonly profile?: Readonly<Record<string, unknown>>
  /** "POST /token": these wait until the test answers them. "GET /orders/?offset": only those that say an offset. */
  readonly held: readonly string[]
}

const profile = {
  id: "7b8f2f0e-6f3a-4a54-9a1e-2f4f0c7f8a11", email: "anna@example.com", firstName: null, lastName: null, country: null,
  bitcoinAddress: null, ethereumAddress: null, culture: "en-US", currencyId: "usd", isDemo: false, isPartner: false, isKYC: false,
  referralCode: null, hasPassword: true, tfaEnabled: false, emailConfirmed: true,
}
const callTimeout = 20_000

/** The app at an address, with an API that answers when the test says so and a clock that the test moves. */
export const openApp = async (page: Page, { address, locale, signedIn, profile: own, held }: Opening) => {
  const waiting = new Map<string, Route>()
  await page.clock.install()
  await page.route("**/api/v1/**", async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    const key = `${request.method()} ${pathname.replace("/api/v1", "")}`
    const kind = held.find((each) => {
      const [where, said] = each.split("?")
      return where === key && (said === undefined || searchParams.has(said))
    })
    // A later request of the same kind takes the place of one the page no longer waits for.
    if (kind !== undefined) waiting.set(kind, route)
    else if (key === "GET /profile") await route.fulfill({ json: { ...profile, ...own } })
    else await route.fulfill({ status: 404, json: { code: "NotFound" } })
  })
  await page.goto("/robots.txt")
  const url = new URL(page.url()).origin
  const cookies = { culture: locale, ...(signedIn ? { token: "an-access-token", refreshToken: "a-refresh-token" } : {}) }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await page.goto(address)

  const take = async (key: string): Promise<Route> => {
    await expect.poll(() => waiting.has(key), { message: `The page asks for ${key}` }).toBe(true)
    const route = waiting.get(key)!
    waiting.delete(key)
    return route
  }
  return {
    answer: async (key: string, { status, body, headers }: Reply) => {
      const route = await take(key)
      await route.fulfill({ status, headers: { ...headers }, ...(body === undefined ? {} : { json: body }) })
    },
    loseConnection: async (key: string) => (await take(key)).abort("internetdisconnected"),
    keepWaiting: async (key: string) => {
      await take(key)
      await page.clock.fastForward(callTimeout)
    },
    pass: (milliseconds: number) => page.clock.fastForward(milliseconds),
    /** As a link inside the app: the page is not loaded anew. */
    follow: (to: string) => page.evaluate((path) => history.pushState(null, "", path), to),
  }
}
