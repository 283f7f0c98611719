// A minimal browser for prerendering: a URL and cookies, without events or network. The whole thread shares its globals.

const nothing = (): void => {}
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing }
const events = { addEventListener: nothing, removeEventListener: nothing }
const location = { pathname: "/", search: "", hash: "", protocol: "https:", origin: "https://site.example" }
const document = {
  ...events,
  cookie: "",
  documentElement: { lang: "", dataset: {} },
  querySelector: () => null,
  hidden: false,
}

class Channel {
  postMessage = nothing
  addEventListener = nothing
}

/** Installs the browser's globals in this thread. */
export const mockBrowser = (): void => {
  Object.assign(globalThis, events, {
    window: globalThis,
    document,
    location,
    history: { replaceState: nothing, pushState: nothing, state: null },
    localStorage: storage,
    sessionStorage: storage,
    BroadcastChannel: Channel,
    fetch: () => new Promise(nothing),
    matchMedia: () => ({ ...events, matches: false }),
  })
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true, language: "en-US" } })
}

/** Opens a URL in the browser, with these cookies. */
export const openAt = (address: string, cookie: string): void => {
  const { pathname, search } = new URL(address, location.origin)
  Object.assign(location, { pathname, search })
  Object.assign(document, { cookie, documentElement: { lang: "", dataset: {} } })
}
