// The inline bootstrap of every page: what cannot wait for the first script. It must not import anything.

interface StartedCall {
  readonly headers: { readonly [name: string]: string }
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    /** State from before hydration. */
    bootstrap?: {
      /** Calls started with the document, by URL. */
      readonly calls: { [url: string]: StartedCall }
      /** The settings, on pages that make calls at once: they contain the API's origin. */
      settings: Promise<Response> | null
      /** A form was submitted before hydration. */
      submitted: boolean
      /** The buttons pressed before hydration, in order. */
      readonly pressed: Array<HTMLButtonElement>
      /** Stops listening: React takes over. */
      readonly dispose: () => void
    }
  }
}

const root = document.documentElement

try {
  const theme = localStorage.getItem("theme")
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme
  if (localStorage.getItem("sidebar") === "closed") root.dataset["sidebar"] = "closed"
  if (localStorage.getItem("demo") === "entered") root.dataset["demo"] = ""
} catch {
  // Storage is refused: keep the defaults.
}

// Stores the attribution for visitors who navigate before hydration; never the rest of the URL, which may contain a token.
const address = new URLSearchParams(location.search)
const landingQuery = (root.dataset["landingKeys"]?.split(" ") ?? []).flatMap((key) =>
  address.has(key) ? [[key, address.get(key) ?? ""]] : [],
)
try {
  if (landingQuery.length > 0) sessionStorage.setItem("landingQuery", new URLSearchParams(landingQuery).toString())
} catch {
  // Storage is refused: the attribution is read from the URL after hydration.
}

// Also stops the event for React, whose handlers are attached before the machines are ready.
const holdSubmit = (event: SubmitEvent): void => {
  event.preventDefault()
  event.stopPropagation()
  if (window.bootstrap) window.bootstrap.submitted = true
}
// Native behaviour still works: links, drawers, disclosures.
const recordPress = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest("button") : null
  if (button?.type !== "button" || button.popoverTargetElement) return
  event.stopPropagation()
  window.bootstrap?.pressed.push(button)
}
// If a script fails to load, the page never hydrates: show the message instead.
const showUnavailable = ({ target }: Event): void => {
  if (!(target instanceof HTMLScriptElement)) return
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  unavailable?.prepend(...unavailable.querySelectorAll(`[lang="${root.lang.slice(0, 2)}"]`))
  unavailable?.removeAttribute("hidden")
}
addEventListener("submit", holdSubmit, true)
addEventListener("click", recordPress, true)
addEventListener("error", showUnavailable, true)
const cookie = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1]

/** Reads the body at once: after hydration, everything that has arrived is shown in one task. */
const received = async (response: Response): Promise<Response> => {
  const text = response.text()
  await text
  return Object.assign(response, { text: () => text })
}

const startCalls = (origin: string): void => {
  const token = cookie("token")
  // Without a valid token the session must be refreshed first, which needs the whole page.
  if (token === undefined && cookie("refreshToken") !== undefined) return
  for (const path of firstCalls) {
    const headers = {
      Accept: "application/json",
      "Accept-Language": root.lang,
      ...(token === undefined ? {} : { Authorization: `Bearer ${decodeURIComponent(token)}` }),
    }
    const response = fetch(origin + path, {
      headers,
      redirect: "manual",
      cache: "no-store",
      credentials: "same-origin",
    }).then(received)
    // The caller handles the rejection; this only avoids an unhandled-rejection warning.
    response.catch(() => null)
    calls[origin + path] = { headers, response }
  }
}

/** Another origin than the site's own. The page reports invalid settings. */
const otherOriginIn = (settings: string): string | undefined =>
  /"apiOrigin"\s*:\s*"(https?:\/\/[^/?#\s"]+)"/.exec(settings)?.[1]

// A query may ask for another page of a list than the first, and the order in an address has a product of its own.
const firstCalls = (root.dataset["calls"]?.split(" ") ?? []).filter((path) =>
  path.includes("/products")
    ? !location.pathname.startsWith("/buy/")
    : location.search === "" || !path.includes("offset="),
)
const calls: { [url: string]: StartedCall } = {}
// The settings take a round trip, and most sites have their API at their own origin. Elsewhere these answers are not used.
startCalls("")
window.bootstrap = {
  calls,
  settings:
    firstCalls.length === 0
      ? null
      : fetch("/config.json")
          .then(received)
          .then(async (settings) => {
            const origin = otherOriginIn(await settings.text())
            if (origin !== undefined) startCalls(origin)
            return settings
          }),
  submitted: false,
  pressed: [],
  dispose: () => {
    removeEventListener("submit", holdSubmit, true)
    removeEventListener("click", recordPress, true)
    removeEventListener("error", showUnavailable, true)
  },
}

if (firstCalls.length > 0) {
  // The first formatter of a locale loads its data, which takes 100 ms on a slow processor: use the time in which the scripts load.
  // Safari has no idle callbacks.
  ;(window as Partial<Window>).requestIdleCallback?.(() => {
    new Intl.NumberFormat(root.lang, { style: "currency", currency: "USD" }).format(0)
    new Intl.DateTimeFormat(root.lang, { dateStyle: "medium" }).format()
  })
}

// The styles are inline. A disabled link tells the chunk loader so without fetching the file; in the HTML
// the browser would fetch it before it sees that it is disabled.
for (const href of document.querySelector("style")?.dataset["files"]?.split(" ") ?? []) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.setAttribute("disabled", "")
  link.setAttribute("href", href)
  document.head.append(link)
}

// The reader of the settings reports the failure; this only avoids an unhandled-rejection warning.
window.bootstrap.settings?.catch(() => null)

export {}
