// The import of the styles must be the first, because it defines the order of the cascade layers.
import "#ui/kit/styles/styles.css"
import { createElement, startTransition } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { waitFor } from "xstate"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { beginWithConfig, config, loadConfig, startWithConfig } from "#main/site/config.ts"
import { createCore, type Core } from "#main/site/core.ts"
import { createFirstRender } from "#main/site/first-render.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { paths } from "#ui/site/paths.ts"
import {
  calculateMaxResponseAge,
  readEmbeddedResponses,
  getProcessTimeZone,
  withEmbeddedResponses,
  type EmbeddedResponses,
} from "./embedded-responses.ts"
import { matchesPrerender } from "./matches-prerender.ts"
import { createBrowserPlatform } from "./platform.ts"
import { prefetchLinks, prefetchNext } from "./prefetch-links.ts"
import { captureFormState, replayInput, replayLate, reportSilentInput } from "./replay-input.ts"
import { showUnavailable } from "./unavailable.ts"

let page: Root | null = null
/** True after the first render. Later responses do not change that render. */
let isShown = false
const decoded = lazyModule(() => import("#main/site/decoded.ts"))
const observers = lazyModule(() => import("#main/lazy/observers.ts"))
const year = 365 * 24 * 60 * 60

/**
 * Replaces the site with the message of the document when the texts fail to load or the settings are invalid. The message includes the
 * reason, for the operator.
 */
const showFatalError = (failure: unknown) => {
  page?.unmount()
  const why = document.createElement("pre")
  why.lang = "en"
  why.textContent = failure instanceof Error ? failure.message : ""
  showUnavailable()?.append(why)
}

/** Loads the code and the texts of the requested page, without rendering it. */
const loadFirst = async ({ app, guard, pages }: Core) => {
  const state = guard.getSnapshot()
  const first = state.matches("toSignIn")
    ? paths.signIn()
    : state.matches("toSignUp")
      ? paths.signUp()
      : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // The page itself retries a failed load and shows the failure.
    pages.load(first).catch(() => null),
  ])
  await app.firstRender.whenLoaded()
}

/** Renders the site, or hydrates its prerendered HTML. */
const mount = (root: HTMLElement, core: Core, embedded: EmbeddedResponses | null, markHydrated: () => void) => {
  let formState = captureFormState(root)
  const prerendered = matchesPrerender(root, core, embedded)
  const capture = () => {
    formState = captureFormState(root)
  }
  // Captures text that the visitor types while the page waits for the embedded responses.
  if (!prerendered) root.addEventListener("input", capture)
  const element = createElement(createSite(core), {
    onShown: () => {
      isShown = true
      root.removeEventListener("input", capture)
      if (prerendered) capture()
    },
    onHydrated: () => {
      window.bootstrap?.dispose()
      // The menu's machine stores this state from now on.
      delete document.documentElement.dataset["sidebar"]
      markHydrated()
      replayInput(root, formState, window.bootstrap)
      void replayLate(root, window.bootstrap, core.app.firstRender.whenPartsHydrated())
      reportSilentInput()
      root.dataset["hydrated"] = ""
    },
  })
  // Reports errors that a boundary has caught too, because error reporting listens to the window.
  const options = { onCaughtError: reportError }
  // Hydrates in small parts, so that the browser can paint and handle typing between them.
  if (prerendered)
    startTransition(() => {
      page = hydrateRoot(root, element, options)
    })
  // Renders synchronously, so that no input is lost between the old page and the new one.
  else {
    const created = (page = createRoot(root, options))
    flushSync(() => created.render(element))
  }
}

/** Creates the core of the page. If the document has embedded responses, the page starts with them. */
const startCore = async (hydrated: Promise<unknown>, embedded: EmbeddedResponses | null): Promise<Core> => {
  if (embedded === null) return createCore(await createBrowserPlatform(hydrated))
  let miss = () => {}
  const missed = new Promise<void>((done) => {
    miss = done
  })
  const { results } = embedded
  // A page without decimals in its document does not load them.
  const decodedModule = Object.keys(results).length > 0 ? await decoded() : null
  const firstRender = createFirstRender({
    search: location.search,
    timeZone: undefined,
    hasResponses: (key) => embedded.machines.includes(key),
    resultsOf: (key) => {
      const ports = results[key]
      if (decodedModule === null || ports === undefined) return null
      return Object.fromEntries(Object.entries(ports).map(([port, result]) => [port, decodedModule.fromPlain(result)]))
    },
    // The embedded responses are stale one minute after the page started.
    isStale: () => performance.now() > 60_000,
    shown: hydrated,
    missed,
  })
  const { pathname } = location
  // Ends the use of embedded responses only when the path changes. A change of the query keeps the page, parts of which may still be
  // hydrating.
  addEventListener("pushState", () => {
    if (location.pathname !== pathname) firstRender.end()
  })
  const platform = await createBrowserPlatform(hydrated, firstRender)
  const fetch = withEmbeddedResponses(platform.fetch, embedded, (url) => {
    // A call that the document has started receives its response after the first render, so it is not missed.
    if (!isShown && window.bootstrap?.calls[url] === undefined) miss()
  })
  platform.clock.measure()(embedded.date, String(calculateMaxResponseAge()))
  const core = createCore({ ...platform, fetch })
  await startWithConfig(embedded.settings)
  beginWithConfig()
  await Promise.race([waitFor(core.app.session, ({ value }) => value !== "checking"), missed])
  return core
}

/** Stores the reader's time zone in a cookie. The server writes the dates of the next page in it. */
const rememberTimeZone = (cookies: Cookies): void => {
  const timeZone = getProcessTimeZone()
  if (cookies.read("timeZone") !== timeZone) cookies.write("timeZone", timeZone, year)
}

const start = async () => {
  let markHydrated = () => {}
  const hydrated = new Promise<void>((done) => {
    markHydrated = done
  })
  const embedded = readEmbeddedResponses(document)
  const isRequested = window.bootstrap?.settings != null
  if (embedded === null) loadConfig({ isRequested, hydrated }, showFatalError)
  const core = await startCore(hydrated, embedded)
  await loadFirst(core)
  // The observers load only now, because nothing on the page depends on them.
  const observe = () =>
    void observers().then(
      ({ startObservers }) => startObservers(core.app),
      () => undefined,
    )
  config.subscribe(observe)
  // A document with embedded responses already has its settings, so `config.subscribe` would not report them.
  if (embedded !== null) void hydrated.then(observe)
  // Scrolls a new page to its top. The microtask lets src/adapters/site/restore-scroll.ts read the scroll position of the old page first,
  // to restore it on the way back.
  addEventListener("pushState", () => queueMicrotask(() => scrollTo(0, 0)))
  mount(document.getElementById("root")!, core, embedded, markHydrated)
  void hydrated.then(() => prefetchLinks(core.pages.load))
  void core.app.firstLoadDone.then(prefetchNext)
  void core.app.firstLoadDone.then(() => rememberTimeZone(core.app.cookies))
}

// In an outdated browser, index.html shows a sentence instead of the page, and there is no root element.
if (document.getElementById("root") !== null) start().catch(showFatalError)
