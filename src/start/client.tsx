// First: it defines the order of the cascade layers.
import "#ui/kit/styles/styles.css"
import { config, loadConfig } from "#main/site/config.ts"
import { createCore } from "#main/site/core.ts"
import { mountSite } from "./mount.tsx"
import { prefetchLinks } from "./prefetch-links.ts"
import { browserPlatform } from "./platform.ts"
import { loadTexts } from "#ui/shared/i18n.ts"
import { paths } from "#ui/site/paths.ts"

let unmount = () => {}

/**
 * Without its texts, or with invalid settings, the site removes the page and shows the message of the document, in its language
 * first, with the reason for the operator.
 */
const giveUp = (failure: unknown) => {
  unmount()
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  const own = [...(unavailable?.children ?? [])].find((words) =>
    document.documentElement.lang.startsWith(words.getAttribute("lang") ?? ""),
  )
  if (own) unavailable?.prepend(own)
  const why = document.createElement("pre")
  why.lang = "en"
  why.textContent = failure instanceof Error ? failure.message : ""
  unavailable?.append(why)
  unavailable?.removeAttribute("hidden")
}

/** Starts the machines and loads the requested page and its texts, without rendering. */
const begin = async (hydrated: Promise<unknown>) => {
  const core = await createCore(await browserPlatform(hydrated))
  const { app, guard, pages } = core
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
  return core
}

const start = async () => {
  const root = document.getElementById("root")!
  let markHydrated = () => {}
  const hydrated = new Promise<void>((done) => {
    markHydrated = done
  })
  loadConfig({ isAsked: window.bootstrap?.settings != null, hydrated }, giveUp)
  const core = await begin(hydrated)
  // Nothing on the page depends on the observers.
  config.subscribe(
    () =>
      void import("#main/lazy/observers.ts").then(
        ({ startObservers }) => startObservers(core.app),
        () => undefined,
      ),
  )
  // The browser restores the place on the way back; a new page starts at its top.
  addEventListener("pushState", () => scrollTo(0, 0))
  unmount = mountSite(root, core, markHydrated)
  void hydrated.then(() => prefetchLinks(window, core.app, core.pages.load))
}

start().catch(giveUp)
