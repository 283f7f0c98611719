/** Browser globals for prerendering: a URL and cookies, without events or network. */

const nothing = (): void => {}
const never = new Promise<never>(nothing)
const kept = { getItem: () => null, setItem: nothing, removeItem: nothing }
const place = {
  pathname: "/",
  search: "",
  hash: "",
  protocol: "https:",
  hostname: "hashwell.io",
  origin: "https://hashwell.io",
  href: "",
}
const page = {
  cookie: "",
  documentElement: { lang: "", dataset: {} },
  querySelector: () => null,
  addEventListener: nothing,
  hidden: false,
}

class Channel {
  onmessage = null
  postMessage = nothing
  addEventListener = nothing
  close = nothing
}

const globals: Readonly<Record<string, unknown>> = {
  document: page,
  location: place,
  history: { replaceState: nothing, pushState: nothing, state: null },
  navigator: { onLine: true, language: "en-US" },
  localStorage: kept,
  sessionStorage: kept,
  BroadcastChannel: Channel,
  fetch: () => never,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
}

/** For the whole of this thread. */
export const installBrowserStubs = (): void => {
  for (const [name, value] of Object.entries({ ...globals, window: globalThis })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

export const openAt = (path: string, cookies: Readonly<Record<string, string>>): void => {
  Object.assign(place, { pathname: path, href: `${place.origin}${path}` })
  page.cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ")
  page.documentElement = { lang: "", dataset: {} }
}
