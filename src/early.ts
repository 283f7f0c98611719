// Stands in every page's document, before anything is fetched: what cannot wait for the page's own code. It may import nothing.

interface Begun {
  readonly headers: { readonly [name: string]: string }
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    /** Until the page's own code takes over. */
    early?: {
      /** Calls that were begun with the document, by address. */
      readonly calls: { [url: string]: Begun }
      /** The settings of the site, where a page makes calls at once: they say where to. */
      settings: Promise<Response> | null
      /** A form was sent before the page could do it. */
      sent: boolean
      /** The buttons that were pressed meanwhile, in their order. */
      readonly pressed: Array<HTMLButtonElement>
      readonly over: () => void
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
  // The browser keeps nothing for us: the page is as it came.
}

// Who goes on before the page's own code runs takes along where they came from: never the rest of the address, which may hold a token.
const address = new URLSearchParams(location.search)
const arrival = (root.dataset["arrival"]?.split(" ") ?? []).flatMap((key) =>
  address.has(key) ? [[key, address.get(key) ?? ""]] : [],
)
try {
  if (arrival.length > 0) sessionStorage.setItem("arrival", new URLSearchParams(arrival).toString())
} catch {
  // Refused: the page's own code reads the address itself.
}

// Kept from the page's own code too: between its HTML being taken over and its being alive it would hear what it cannot do yet.
const hold = (event: SubmitEvent): void => {
  event.preventDefault()
  event.stopPropagation()
  if (window.early) window.early.sent = true
}
// What the platform does by itself is done: links, drawers, disclosures.
const remember = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest("button") : null
  if (button?.type !== "button" || button.popoverTargetElement) return
  event.stopPropagation()
  window.early?.pressed.push(button)
}
// Without a file that starts it the page would hold what is sent for ever.
const failed = ({ target }: Event): void => {
  if (!(target instanceof HTMLScriptElement)) return
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  unavailable?.prepend(...unavailable.querySelectorAll(`[lang="${root.lang.slice(0, 2)}"]`))
  unavailable?.removeAttribute("hidden")
}
addEventListener("submit", hold, true)
addEventListener("click", remember, true)
addEventListener("error", failed, true)
const cookie = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1]

const begin = (settings: unknown): void => {
  const origin = typeof settings === "object" && settings !== null && "apiOrigin" in settings ? settings.apiOrigin : ""
  const token = cookie("token")
  // Without a token that is still good the session is renewed first, and that takes the whole page.
  if (token === undefined && cookie("refreshToken") !== undefined) return
  // Wrong settings: the page will say so.
  if (settings === undefined || typeof origin !== "string" || !/^(https?:\/\/[^/?#\s]+)?$/.test(origin)) return
  for (const path of asked) {
    const headers = {
      Accept: "application/json",
      "Accept-Language": root.lang,
      ...(token === undefined ? {} : { Authorization: `Bearer ${decodeURIComponent(token)}` }),
    }
    const answer = fetch(origin + path, { headers, redirect: "manual", cache: "no-store", credentials: "same-origin" })
    // Whoever takes it hears of the failure; until then it is nobody's.
    answer.catch(() => null)
    calls[origin + path] = { headers, answer }
  }
}

const asked = root.dataset["calls"]?.split(" ") ?? []
const calls: { [url: string]: Begun } = {}
window.early = {
  calls,
  settings:
    asked.length === 0
      ? null
      : fetch("/config.json").then(async (settings) => {
          const file: unknown = await settings
            .clone()
            .json()
            .catch(() => undefined)
          begin(file)
          return settings
        }),
  sent: false,
  pressed: [],
  over: () => {
    removeEventListener("submit", hold, true)
    removeEventListener("click", remember, true)
    removeEventListener("error", failed, true)
  },
}

// The styles stand in the document. A link that is off tells the loader of chunks so, and fetches nothing; written into the
// document it would be fetched before it is found to be off.
for (const href of document.querySelector("style")?.dataset["files"]?.split(" ") ?? []) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.setAttribute("disabled", "")
  link.setAttribute("href", href)
  document.head.append(link)
}

// Whoever waits for them says why they did not come.
window.early.settings?.catch(() => null)

// The rest of the page's code: before its first picture stands, it would only be in the way. Each runs by itself as soon as it is there.
const rest = root.dataset["scripts"]?.split(" ") ?? []
const fetchRest = (): void => {
  const file = rest.shift()
  if (file === undefined) return
  import(/* @vite-ignore */ file).catch(() => null)
  setTimeout(fetchRest)
}
if (document.hidden) fetchRest()
else requestAnimationFrame(() => setTimeout(fetchRest))

export {}
