import { parentPort, workerData } from "node:worker_threads"
import type * as prerender from "#start/prerender.tsx"

/** A browser for prerendering: a URL and cookies, without events or network. */
const nothing = (): void => {}
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing }
const events = { addEventListener: nothing, removeEventListener: nothing }
const location = { pathname: "/", search: "", hash: "", protocol: "https:", origin: "https://hashwell.io" }
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

// These globals hold for the whole of this thread.
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

const { renderSite } = (await import(String(workerData))) as typeof prerender
const site = await renderSite((path, cookie) => {
  location.pathname = path
  Object.assign(document, { cookie, documentElement: { lang: "", dataset: {} } })
})
parentPort?.postMessage(site)
