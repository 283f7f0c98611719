import { expect, type Locator, type Page, type Request, type Route } from "@playwright/test"
import { matches, type OwnResponse } from "#sandbox/faults.ts"
import { expectSameAfterReload, noDifference } from "#scripts/reload.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"
import { fulfil, pass, rememberReplies } from "./replies.ts"

interface OpeningOptions {
  readonly address: string
  readonly locale: string
  readonly isSignedIn: boolean
  readonly profile: Readonly<Record<string, unknown>>
  /**
   * Requests that wait until the test answers them, such as "POST /token". "GET /orders/?offset" holds only requests
   * with an offset, and "?offset=0" only those with that offset.
   */
  readonly held: readonly string[]
  /**
   * Requests that the page sends independently of the flow. The page gets their replies immediately. If `first` is set,
   * this ends when the flow begins, because the flow sends the same request.
   */
  readonly otherRequests?: readonly { readonly request: string; readonly reply: OwnResponse; readonly first?: true }[]
  /** Items of this browser's session storage. */
  readonly sessionItems?: Readonly<Record<string, string>>
}

/** The time when the samples were written. Nothing in the samples has ended at that time. */
const now = "2026-11-21T10:00:00Z"
const callTimeout = 20_000

const isRequestFor =
  (request: Request) =>
  (call: string): boolean => {
    const [method, path] = call.split(" ")
    return matches({ method, path: `/api/v1${path}` }, request.method(), new URL(request.url()))
  }

/**
 * Types a text into a field. The function first clears a field that already contains the text, or moves a slider one
 * step further, because an unchanged input would send no event.
 */
export const typeInto = async (field: Locator, text: string) => {
  const isSame = (await field.inputValue()) === text
  const isSlider = (await field.getAttribute("type")) === "range"
  if (isSame && !isSlider) await field.fill(text === "" ? "1" : "")
  await field.fill(isSame && isSlider ? String(Number(text) + 1) : text)
}

/**
 * Lets spaces in a pattern match non-breaking spaces, which the application's texts contain. Playwright treats all
 * spaces as equal only in strings.
 */
export const withAnySpaces = ({ source, flags }: RegExp): RegExp => new RegExp(source.replaceAll(" ", "\\s"), flags)

/** Expects one visible match or more, because the app around the flow may show the same text. */
export const expectShown = (locator: Locator) => expect(locator.filter({ visible: true }).first()).toBeVisible()

/**
 * Opens the app at a URL. The test moves the clock and answers the requests listed in `held`. The sandbox answers all
 * other requests.
 */
export const openApp = async (
  page: Page,
  { address, locale, isSignedIn, profile, held, otherRequests = [], sessionItems = {} }: OpeningOptions,
) => {
  const waiting = new Map<string, Route>()
  const replies = rememberReplies()
  const { keep: record } = replies
  const sideRequestsSeen = new Set<string>()
  let hasBegun = false
  let requestCount = 0
  await page.clock.install({ time: now })
  await page.route("**/api/v1/**", async (route) => {
    if (await replies.repeat(route)) return
    requestCount += 1
    const isThis = isRequestFor(route.request())
    const isProfile = isThis("GET /profile")
    const sideRequest = otherRequests.find(({ request: which, first }) => isThis(which) && !(hasBegun && first))
    const kind = sideRequest?.first || (isProfile && !hasBegun) ? undefined : held.find(isThis)
    // A later request of the same kind replaces an earlier one, for which the page no longer waits.
    if (kind !== undefined) waiting.set(kind, route)
    else if (sideRequest !== undefined) {
      sideRequestsSeen.add(sideRequest.request)
      await fulfil(route, sideRequest.reply, record)
    } else if (isProfile) await fulfil(route, { status: 200, body: profile }, record)
    else await pass(route, record)
  })
  await page.addInitScript((items) => {
    for (const [key, text] of Object.entries(items)) sessionStorage.setItem(key, text)
  }, sessionItems)
  // The origin of the checkout page in the samples, on which a card is entered.
  const settings = (await (await page.request.get("/config.json")).json()) as object
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...settings, checkoutOrigins: ["https://acquirer.example"] } }),
  )
  await page.goto("/robots.txt")
  const url = new URL(page.url()).origin
  const desk = async (path: string, data: object) => {
    const response = await page.request.post(`${url}/sandbox/api/${path}`, {
      data,
      headers: { "Accept-Language": locale },
    })
    expect(response.ok(), `the desk of the sandbox at ${url}: ${response.status()}`).toBe(true)
  }
  // The desk creates a new customer for each test and signs the browser in.
  if (isSignedIn) await desk("personas", { persona: "verified" })
  await page.context().addCookies([{ name: "culture", value: locale, url }])
  await withoutEmbeddedResponses(page)
  await page.goto(address)
  // The page confirms the session after its start, and may reload its data afterwards. The loop waits until no new
  // request arrives.
  for (let before = -1; isSignedIn && before !== requestCount;) {
    before = requestCount
    await new Promise((done) => setTimeout(done, 600))
  }

  /**
   * Sets the path's language in a profile. The samples' profiles have one language, and the application would switch to
   * it.
   */
  const inLocaleOfPath = (reply: OwnResponse): OwnResponse =>
    Object.hasOwn(Object(reply.body), "culture")
      ? { ...reply, body: { ...Object(reply.body), culture: locale } }
      : reply

  const take = async (key: string): Promise<Route> => {
    await expect.poll(() => waiting.has(key), { message: `The page asks for ${key}` }).toBe(true)
    const route = waiting.get(key)!
    waiting.delete(key)
    return route
  }
  return {
    /** Marks the start of the flow, once the page has sent its first requests. All later requests belong to the flow. */
    begin: async () => {
      for (const { request: which } of otherRequests.filter(({ first }) => first))
        await expect.poll(() => sideRequestsSeen.has(which), { message: `The page asks for ${which} first` }).toBe(true)
      hasBegun = true
    },
    answer: async (key: string, reply: OwnResponse) => fulfil(await take(key), inLocaleOfPath(reply), record),
    /** Sets a failure on the desk. The desk recognizes the test's calls by `headers`. */
    fail: async (key: string, kind: "500" | "malformed", headers: Readonly<Record<string, string>> = {}) => {
      const route = await take(key)
      await desk("faults", {
        path: new URL(route.request().url()).pathname,
        method: route.request().method(),
        kind,
        count: 1,
      })
      await pass(route, record, headers)
    },
    /** Asks for a two-factor code and closes the dialog without one. */
    refuseCode: async (key: string) => {
      replies.unrepeatable()
      await fulfil(await take(key), { status: 403, body: { code: "tfa" } }, record)
      await expect(page.locator("dialog[data-on-top]")).toBeVisible()
      await page.keyboard.press("Escape")
    },
    loseConnection: async (key: string) => {
      const route = await take(key)
      record(route.request(), "lost")
      await route.abort("internetdisconnected")
    },
    keepWaiting: async (key: string) => {
      replies.unrepeatable()
      await take(key)
      await page.clock.fastForward(callTimeout)
    },
    pass: (milliseconds: number) => page.clock.fastForward(milliseconds),
    /** Reloads the page, replays the same replies, and expects the page to look the same. */
    reload: async () => {
      // A page that still waits for a reply has no final state to compare.
      if (waiting.size === 0 && replies.beginRepeating()) await expectSameAfterReload(page, noDifference)
    },
    /** Navigates on the client without a page load. The page no longer waits for its earlier requests afterwards. */
    follow: async (to: string) => {
      waiting.clear()
      await page.evaluate((path) => history.pushState(null, "", path), to)
    },
  }
}
