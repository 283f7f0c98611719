import { expect, type Locator, type Page, type Request, type Route } from "@playwright/test"
import { matches, type OwnResponse } from "#sandbox/faults.ts"
import { expectSameAfterReload, noDifference } from "#scripts/reload.ts"
import { withoutAnswers } from "#tests/e2e/without-answers.ts"
import { fulfil, pass, rememberReplies } from "./replies.ts"

interface Opening {
  readonly address: string
  readonly locale: string
  readonly signedIn: boolean
  /** The profile of the customer who is signed in. */
  readonly profile: Readonly<Record<string, unknown>>
  /** "POST /token": these wait until the test answers them. "GET /orders/?offset": only those that say an offset; "?offset=0": that one. */
  readonly held: readonly string[]
  /**
   * Requests that the page sends beside the flow, which are answered at once. `first` ends that when the flow begins, which asks
   * the same.
   */
  readonly beside?: readonly { readonly asked: string; readonly reply: OwnResponse; readonly first?: true }[]
  /** Items in the session's storage of this browser. */
  readonly remembered?: Readonly<Record<string, string>>
}

/** The time when the samples were written. Nothing in them has ended at that time. */
const now = "2026-11-21T10:00:00Z"
const callTimeout = 20_000

const isAsked =
  (request: Request) =>
  (asked: string): boolean => {
    const [method, path] = asked.split(" ")
    return matches({ method, path: `/api/v1${path}` }, request.method(), new URL(request.url()))
  }

/** If the value is already there, nothing would change: clear the field first, and move a slider one step further. */
export const typeInto = async (field: Locator, text: string) => {
  const isSame = (await field.inputValue()) === text
  const isSlider = (await field.getAttribute("type")) === "range"
  if (isSame && !isSlider) await field.fill(text === "" ? "1" : "")
  await field.fill(isSame && isSlider ? String(Number(text) + 1) : text)
}

/** Texts of the application have non-breaking spaces where a line must not end; Playwright ignores the kind of a space in strings alone. */
export const spaced = ({ source, flags }: RegExp): RegExp => new RegExp(source.replaceAll(" ", "\\s"), flags)

/** On the screen, though perhaps not alone: the app around the flow may show the same. */
export const expectShown = (locator: Locator) => expect(locator.filter({ visible: true }).first()).toBeVisible()

/** The app at an address, with a clock that the test moves and an API that answers when the test says so; what it does not speak of, the sandbox answers. */
export const openApp = async (
  page: Page,
  { address, locale, signedIn, profile, held, beside = [], remembered = {} }: Opening,
) => {
  const waiting = new Map<string, Route>()
  const replies = rememberReplies()
  const { keep } = replies
  const standingAsked = new Set<string>()
  let begun = false
  let asked = 0
  await page.clock.install({ time: now })
  await page.route("**/api/v1/**", async (route) => {
    if (await replies.repeat(route)) return
    asked += 1
    const isThis = isAsked(route.request())
    const isProfile = isThis("GET /profile")
    const standing = beside.find(({ asked: which, first }) => isThis(which) && !(begun && first))
    const kind = standing?.first || (isProfile && !begun) ? undefined : held.find(isThis)
    // A later request of the same kind takes the place of one the page no longer waits for.
    if (kind !== undefined) waiting.set(kind, route)
    else if (standing !== undefined) {
      standingAsked.add(standing.asked)
      await fulfil(route, standing.reply, keep)
    } else if (isProfile) await fulfil(route, { status: 200, body: profile }, keep)
    else await pass(route, keep)
  })
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  }, remembered)
  // The page on which the samples' cards are entered.
  const settings = (await (await page.request.get("/config.json")).json()) as object
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...settings, checkoutOrigins: ["https://acquirer.example"] } }),
  )
  await page.goto("/robots.txt")
  const url = new URL(page.url()).origin
  const desk = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/sandbox/api/${path}`, {
      data,
      headers: { "Accept-Language": locale },
    })
    expect(answer.ok(), `the desk of the sandbox at ${url}: ${answer.status()}`).toBe(true)
  }
  // A new customer each time, which also signs the browser in.
  if (signedIn) await desk("personas", { persona: "verified" })
  await page.context().addCookies([{ name: "culture", value: locale, url }])
  await withoutAnswers(page)
  await page.goto(address)
  // The session is confirmed after the page has started, which may then reload its data.
  for (let before = -1; signedIn && before !== asked;) {
    before = asked
    await new Promise((done) => setTimeout(done, 600))
  }

  /** The samples' profiles have one language; with another one than the path's the application would change its own. */
  const ownCulture = (reply: OwnResponse): OwnResponse =>
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
    /** The page has read what it reads first; what is asked from here on is the flow's. */
    begin: async () => {
      for (const { asked: which } of beside.filter(({ first }) => first))
        await expect.poll(() => standingAsked.has(which), { message: `The page asks for ${which} first` }).toBe(true)
      begun = true
    },
    answer: async (key: string, reply: OwnResponse) => fulfil(await take(key), ownCulture(reply), keep),
    /** A failure set on the desk; `headers` identify the test's calls. */
    fail: async (key: string, kind: "500" | "malformed", headers: Readonly<Record<string, string>> = {}) => {
      const route = await take(key)
      await desk("faults", {
        path: new URL(route.request().url()).pathname,
        method: route.request().method(),
        kind,
        count: 1,
      })
      await pass(route, keep, headers)
    },
    /** The code that is asked for is not given. */
    refuseCode: async (key: string) => {
      replies.unrepeatable()
      await fulfil(await take(key), { status: 403, body: { code: "tfa" } }, keep)
      await expect(page.locator("dialog[data-on-top]")).toBeVisible()
      await page.keyboard.press("Escape")
    },
    loseConnection: async (key: string) => {
      const route = await take(key)
      keep(route.request(), "lost")
      await route.abort("internetdisconnected")
    },
    keepWaiting: async (key: string) => {
      replies.unrepeatable()
      await take(key)
      await page.clock.fastForward(callTimeout)
    },
    pass: (milliseconds: number) => page.clock.fastForward(milliseconds),
    /** The same requests get the same replies again: the page must be what it was. */
    reload: async () => {
      // A page that still waits for a reply has no last state.
      if (waiting.size === 0 && replies.beginRepeating()) await expectSameAfterReload(page, noDifference)
    },
    /** Client-side navigation, without reloading the page, which then no longer waits for what it asked before. */
    follow: async (to: string) => {
      waiting.clear()
      await page.evaluate((path) => history.pushState(null, "", path), to)
    },
  }
}
