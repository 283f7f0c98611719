// The inline script of every page, which does the work that cannot wait for the first script file.
import { showUnavailable } from "./unavailable.ts"

interface TypedField {
  /** The value of the field. A checkbox or a radio button has true if it is checked. */
  readonly value: string | boolean
  /** True after the visitor left the field or pressed Enter in it. */
  readonly isCommitted: boolean
}

/** The state that was recorded before hydration. */
export interface Bootstrap {
  /** The calls that the document has started, by URL. */
  readonly calls: {
    [url: string]: { readonly headers: { readonly [name: string]: string }; readonly response: Promise<Response> }
  }
  /** The settings, which contain the API's origin. Null on a page that makes no calls at the start. */
  settings: Promise<Response> | null
  /** True if the visitor submitted a form before hydration. */
  isSubmitted: boolean
  /** The fields that the visitor changed before hydration. */
  readonly typed: Map<HTMLInputElement, TypedField>
  /** The buttons pressed before hydration, in order. On a page with a changed field the list includes the links. */
  readonly pressed: Array<HTMLElement>
  /** Removes the event listeners, because React takes over. */
  readonly dispose: () => void
}

declare global {
  interface Window {
    bootstrap?: Bootstrap
  }
}

const { dataset, lang } = document.documentElement
const splitList = (list: string | undefined): ReadonlyArray<string> => list?.split(" ") ?? []

// Messengers and mail programs write "&amp;" into links. The query must be corrected, because the parameters after it would have wrong
// names.
const query = location.search.replace(/&amp(?:;|%3B)/gi, "&")
if (query !== location.search) history.replaceState(history.state, "", location.pathname + query + location.hash)

try {
  const theme = localStorage.getItem("theme")
  if (theme === "light" || theme === "dark") dataset["theme"] = theme
  if (localStorage.getItem("sidebar") === "closed") dataset["sidebar"] = "closed"
  if (localStorage.getItem("demo") === "entered") dataset["demo"] = ""
  // Stores the attribution of visitors who navigate before hydration. Other parameters of the URL are not stored, because they may contain
  // a token.
  const keys = splitList(dataset["landingKeys"])
  const landingQuery = [...new URLSearchParams(location.search)].filter(([key]) => keys.includes(key))
  if (landingQuery.length > 0) sessionStorage.setItem("landingQuery", String(new URLSearchParams(landingQuery)))
} catch {
  // The browser refuses storage. The page keeps its defaults and reads the attribution from the URL after hydration.
}

/** Returns the last cookie of this name, as src/adapters/shared/cookies.ts does. Returns undefined if it is missing or empty. */
const cookie = (name: string): string | undefined => {
  const pair = document.cookie.split("; ").findLast((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** Reads the body immediately, so that the page shows all responses that arrive before hydration in one task. */
const bufferResponse = async (response: Response): Promise<Response> => {
  const text = response.text()
  await text
  return Object.assign(response, { text: () => text })
}

// Skips a list's first page when the query may request another page, and the products on the page of an order, which has its own product.
const firstCalls = splitList(dataset["calls"]).filter((path) =>
  path.includes("/products")
    ? !location.pathname.startsWith("/buy/")
    : location.search === "" || !path.includes("offset="),
)
const calls: Bootstrap["calls"] = {}
const startCalls = (origin: string): void => {
  // The first read of the cookies waits for another process of the browser, so this function reads none if it has no calls to start.
  if (firstCalls.length === 0) return
  const token = cookie("token")
  // Without a valid token, the page must first refresh the session, which needs the scripts of the page.
  if (token === undefined && cookie("refreshToken") !== undefined) return
  const headers = {
    Accept: "application/json",
    "Accept-Language": lang,
    ...(token === undefined ? {} : { Authorization: `Bearer ${decodeURIComponent(token)}` }),
  }
  const options = { headers, redirect: "manual", cache: "no-store", credentials: "same-origin" } as const
  for (const path of firstCalls) {
    const response = fetch(origin + path, options).then(bufferResponse)
    // The caller handles the rejection. The empty handler only prevents the warning about an unhandled rejection.
    response.catch(() => null)
    calls[origin + path] = { headers, response }
  }
}

/** Reads the settings, and starts the calls if the API and the site have different origins. The page itself reports invalid settings. */
const readSettings = async (): Promise<Response> => {
  const settings = await bufferResponse(await fetch("/config.json"))
  const [, origin] = /"apiOrigin"\s*:\s*"(https?:\/\/[^/?#\s"]+)"/.exec(await settings.text()) ?? []
  if (origin !== undefined) startCalls(origin)
  return settings
}

// Starts the calls at the site's own origin immediately, because the settings take a round trip and most sites have their API
// there. If the API is elsewhere, the page ignores these responses.
startCalls("")
const listening = new AbortController()
const bootstrap: Bootstrap = {
  calls,
  settings: firstCalls.length === 0 || dataset["embedded"] !== undefined ? null : readSettings(),
  isSubmitted: false,
  typed: new Map(),
  pressed: [],
  dispose: () => listening.abort(),
}
bootstrap.settings?.catch(() => null)
window.bootstrap = bootstrap

const early = { capture: true, signal: listening.signal }
// Stops the event for React too, because React attaches its handlers before the machines are ready.
addEventListener(
  "submit",
  (event) => {
    event.preventDefault()
    event.stopPropagation()
    bootstrap.isSubmitted = true
  },
  early,
)
// Records the values, because React overwrites the fields with the values that it has rendered.
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
// Records presses of plain buttons. Links, drawers and disclosures keep their native behaviour. On a page with a changed field, a link
// waits until hydration, because the next page would not have the change.
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
// Shows the message that the site is unavailable if a script fails to load, because the page would never hydrate.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showUnavailable(), early)

if (firstCalls.length > 0 || dataset["embedded"] !== undefined) {
  // Creates formatters while the scripts load, because the first formatter of a locale loads its data for 100 ms on a slow processor.
  // Safari has no idle callbacks.
  ;(window as Partial<Window>).requestIdleCallback?.(() => {
    new Intl.NumberFormat(lang, { style: "currency", currency: "USD" }).format(0)
    new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format()
  })
}

// Adds disabled links for the inline styles. A disabled link makes the chunk loader skip the file. A script adds the links, because a
// browser would fetch a link in the HTML before it sees that the link is disabled.
for (const href of splitList(document.querySelector("style")?.dataset["files"])) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.setAttribute("disabled", "")
  link.setAttribute("href", href)
  document.head.append(link)
}
