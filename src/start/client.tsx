// First: it defines the order of the cascade layers.
import "#ui/kit/styles/styles.css"
import { createElement, startTransition } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import { waitFor } from "xstate"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { createBeginnings } from "#main/site/beginnings.ts"
import { awaitConfig, beginWithConfig, config, loadConfig } from "#main/site/config.ts"
import { createCore, type Core } from "#main/site/core.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { paths } from "#ui/site/paths.ts"
import { answersOf, ownTimeZone, takeAnswers, type Answers } from "./answers.ts"
import { matchesPrerender } from "./matches-prerender.ts"
import { browserPlatform } from "./platform.ts"
import { prefetchLinks, prefetchNext } from "./prefetch-links.ts"
import { captureFormState, replayInput, replayLate, reportSilentInput } from "./replay-input.ts"
import { showUnavailable } from "./unavailable.ts"

let page: Root | null = null
/** From then on calls are answered without changing the first render. */
let isShown = false
const year = 365 * 24 * 60 * 60

/** Without its texts, or with invalid settings, the site shows the message of the document, with the reason for the operator. */
const giveUp = (failure: unknown) => {
  page?.unmount()
  const why = document.createElement("pre")
  why.lang = "en"
  why.textContent = failure instanceof Error ? failure.message : ""
  showUnavailable()?.append(why)
}

/** Loads the requested page and its texts, without rendering. */
const loadFirst = async ({ app, guard, pages }: Core) => {
  const state = guard.getSnapshot()
  const first = state.matches("toSignIn")
    ? paths.signIn()
    : state.matches("toSignUp")
      ? paths.signUp()
      : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // A page that fails to load is retried, and its failure shown, in its place.
    pages.load(first).catch(() => null),
  ])
  await app.beginnings.answered()
}

/** Renders the site, or hydrates its prerendered HTML. */
const mount = (root: HTMLElement, core: Core, answers: Answers | null, markHydrated: () => void) => {
  let formState = captureFormState(root)
  const prerendered = matchesPrerender(root, core, answers)
  const capture = () => {
    formState = captureFormState(root)
  }
  // Text can be typed while a page waits for the answers of its document.
  if (!prerendered) root.addEventListener("input", capture)
  const element = createElement(createSite(core), {
    onShown: () => {
      isShown = true
      root.removeEventListener("input", capture)
      if (prerendered) capture()
    },
    onHydrated: () => {
      window.bootstrap?.dispose()
      // From here on the menu's machine holds its state.
      delete document.documentElement.dataset["sidebar"]
      markHydrated()
      replayInput(root, formState, window.bootstrap)
      void replayLate(root, window.bootstrap, core.app.beginnings.hydrated())
      reportSilentInput()
      root.dataset["hydrated"] = ""
    },
  })
  // Report errors that a boundary caught too: error reporting listens to the window.
  const options = { onCaughtError: reportError }
  // In small parts: what is painted or typed meanwhile comes in between.
  if (prerendered)
    startTransition(() => {
      page = hydrateRoot(root, element, options)
    })
  // Synchronously: input must not be lost between the old and the new page.
  else {
    const created = (page = createRoot(root, options))
    flushSync(() => created.render(element))
  }
}

/** The core of a page, which starts from the answers of the document where it has some. */
const coreOf = async (hydrated: Promise<unknown>, answers: Answers | null): Promise<Core> => {
  if (answers === null) return createCore(await browserPlatform(hydrated))
  let miss = () => {}
  const missed = new Promise<void>((done) => {
    miss = done
  })
  const beginnings = createBeginnings({
    search: location.search,
    timeZone: undefined,
    isAnswered: (key) => answers.begun.includes(key),
    // A minute after the page has begun.
    isStale: () => performance.now() > 60_000,
    shown: hydrated,
    missed,
  })
  const { pathname } = location
  // Parts of this page may still be hydrated when only its query changes.
  addEventListener("pushState", () => {
    if (location.pathname !== pathname) beginnings.end()
  })
  const platform = await browserPlatform(hydrated, beginnings)
  const fetch = takeAnswers(platform.fetch, answers, (url) => {
    // A call that the document has started is answered after the page.
    if (!isShown && window.bootstrap?.calls[url] === undefined) miss()
  })
  const core = createCore({ ...platform, fetch })
  await awaitConfig()
  beginWithConfig()
  await Promise.race([waitFor(core.app.session, ({ value }) => value !== "checking"), missed])
  return core
}

/** The server writes the dates of the next page in the time zone of the reader. */
const rememberTimeZone = (cookies: Cookies): void => {
  const timeZone = ownTimeZone()
  if (cookies.read("timeZone") !== timeZone) cookies.write("timeZone", timeZone, year)
}

const start = async () => {
  let markHydrated = () => {}
  const hydrated = new Promise<void>((done) => {
    markHydrated = done
  })
  const answers = answersOf(document)
  if (answers !== null && window.bootstrap) window.bootstrap.settings = Promise.resolve(new Response(answers.settings))
  const isAsked = window.bootstrap?.settings != null
  loadConfig({ isAsked, hydrated: answers === null ? hydrated : Promise.resolve() }, giveUp)
  const core = await coreOf(hydrated, answers)
  await loadFirst(core)
  // Nothing on the page depends on the observers.
  const observe = () =>
    void import("#main/lazy/observers.ts").then(
      ({ startObservers }) => startObservers(core.app),
      () => undefined,
    )
  config.subscribe(observe)
  // The settings of a document with answers are there already.
  if (answers !== null) void hydrated.then(observe)
  // A new page starts at its top, once src/adapters/site/places.ts has read where this one stands: it restores that on the way back.
  addEventListener("pushState", () => queueMicrotask(() => scrollTo(0, 0)))
  mount(document.getElementById("root")!, core, answers, markHydrated)
  void hydrated.then(() => prefetchLinks(core.pages.load))
  void core.app.settled.then(prefetchNext)
  void core.app.settled.then(() => rememberTimeZone(core.app.cookies))
}

// An outdated browser has a sentence in place of the page: index.html.
if (document.getElementById("root") !== null) start().catch(giveUp)
