// The inline script of every page: what cannot wait for the first file.
import { showUnavailable } from "./unavailable.ts"

interface Typed {
  /** The text; of a choice whether it is made. */
  readonly value: string | boolean
  /** The field was left, or Enter was pressed in it. */
  readonly isCommitted: boolean
}

/** State from before hydration. */
export interface Bootstrap {
  /** Calls started with the document, by URL. */
  readonly calls: {
    [url: string]: { readonly headers: { readonly [name: string]: string }; readonly response: Promise<Response> }
  }
  /** The settings, on pages that make calls at once: they contain the API's origin. */
  settings: Promise<Response> | null
  /** A form was submitted before hydration. */
  submitted: boolean
  /** The fields of the page changed before hydration. */
  readonly typed: Map<HTMLInputElement, Typed>
  /** The buttons pressed before hydration, in order; of a changed page the links too. */
  readonly pressed: Array<HTMLElement>
  /** Stops listening: React takes over. */
  readonly dispose: () => void
}

declare global {
  interface Window {
    bootstrap?: Bootstrap
  }
}

const { dataset, lang } = document.documentElement
const wordsOf = (list: string | undefined): ReadonlyArray<string> => list?.split(" ") ?? []

// Messengers and mail programs write "&amp;" into links: the parameters after it would have other names.
const query = location.search.replace(/&amp(?:;|%3B)/gi, "&")
if (query !== location.search) history.replaceState(history.state, "", location.pathname + query + location.hash)

try {
  const theme = localStorage.getItem("theme")
  if (theme === "light" || theme === "dark") dataset["theme"] = theme
  if (localStorage.getItem("sidebar") === "closed") dataset["sidebar"] = "closed"
  if (localStorage.getItem("demo") === "entered") dataset["demo"] = ""
  // The attribution of visitors who navigate before hydration; never the rest of the URL, which may contain a token.
  const keys = wordsOf(dataset["landingKeys"])
  const landingQuery = [...new URLSearchParams(location.search)].filter(([key]) => keys.includes(key))
  if (landingQuery.length > 0) sessionStorage.setItem("landingQuery", String(new URLSearchParams(landingQuery)))
} catch {
  // Storage is refused: keep the defaults, and read the attribution from the URL after hydration.
}

/** The last of several, as in src/adapters/shared/cookies.ts. */
const cookie = (name: string): string | undefined => {
  const pair = document.cookie.split("; ").findLast((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** Reads the body at once: after hydration, everything that has arrived is shown in one task. */
const received = async (response: Response): Promise<Response> => {
  const text = response.text()
  await text
  return Object.assign(response, { text: () => text })
}

// A query may ask for another page of a list than the first, and the order in an address has a product of its own.
const firstCalls = wordsOf(dataset["calls"]).filter((path) =>
  path.includes("/products")
    ? !location.pathname.startsWith("/buy/")
    : location.search === "" || !path.includes("offset="),
)
const calls: Bootstrap["calls"] = {}
const startCalls = (origin: string): void => {
  // The first read of the cookies waits for another process of the browser.
  if (firstCalls.length === 0) return
  const token = cookie("token")
  // Without a valid token the session must be refreshed first, which needs the whole page.
  if (token === undefined && cookie("refreshToken") !== undefined) return
  const headers = {
    Accept: "application/json",
    "Accept-Language": lang,
    ...(token === undefined ? {} : { Authorization: `Bearer ${decodeURIComponent(token)}` }),
  }
  const options = { headers, redirect: "manual", cache: "no-store", credentials: "same-origin" } as const
  for (const path of firstCalls) {
    const response = fetch(origin + path, options).then(received)
    // The caller handles the rejection; this only avoids an unhandled-rejection warning.
    response.catch(() => null)
    calls[origin + path] = { headers, response }
  }
}

/** Starts the calls to another origin than the site's own. The page reports invalid settings. */
const readSettings = async (): Promise<Response> => {
  const settings = await received(await fetch("/config.json"))
  const [, origin] = /"apiOrigin"\s*:\s*"(https?:\/\/[^/?#\s"]+)"/.exec(await settings.text()) ?? []
  if (origin !== undefined) startCalls(origin)
  return settings
}

// The settings take a round trip, and most sites have their API at their own origin. Elsewhere these answers are not used.
startCalls("")
const listening = new AbortController()
const bootstrap: Bootstrap = {
  calls,
  settings: firstCalls.length === 0 || dataset["answered"] !== undefined ? null : readSettings(),
  submitted: false,
  typed: new Map(),
  pressed: [],
  dispose: () => listening.abort(),
}
bootstrap.settings?.catch(() => null)
window.bootstrap = bootstrap

const early = { capture: true, signal: listening.signal }
// Also stops the event for React, whose handlers are attached before the machines are ready.
addEventListener(
  "submit",
  (event) => {
    event.preventDefault()
    event.stopPropagation()
    bootstrap.submitted = true
  },
  early,
)
// React writes the values that it has rendered into the fields.
for (const name of ["input", "change"])
  addEventListener(
    name,
    ({ target, type }) => {
      if (!(target instanceof HTMLInputElement)) return
      const value = /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value
      bootstrap.typed.set(target, { value, isCommitted: type === "change" })
    },
    early,
  )
// Native behaviour still works: links, drawers, disclosures. A link of a page with a changed field waits, or the next page would not know the change.
addEventListener(
  "click",
  (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null
    if (pressed instanceof HTMLButtonElement) {
      if (pressed.type !== "button" || pressed.popoverTargetElement) return
    } else if (pressed === null || bootstrap.typed.size === 0) return
    else event.preventDefault()
    event.stopPropagation()
    bootstrap.pressed.push(pressed)
  },
  early,
)
// If a script fails to load, the page never hydrates.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showUnavailable(), early)

if (firstCalls.length > 0 || dataset["answered"] !== undefined) {
  // The first formatter of a locale loads its data, which takes 100 ms on a slow processor: use the time in which the scripts load.
  // Safari has no idle callbacks.
  ;(window as Partial<Window>).requestIdleCallback?.(() => {
    new Intl.NumberFormat(lang, { style: "currency", currency: "USD" }).format(0)
    new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format()
  })
}

// The styles are inline. A disabled link tells the chunk loader so without fetching the file; in the HTML
// the browser would fetch it before it sees that it is disabled.
for (const href of wordsOf(document.querySelector("style")?.dataset["files"])) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.setAttribute("disabled", "")
  link.setAttribute("href", href)
  document.head.append(link)
}
