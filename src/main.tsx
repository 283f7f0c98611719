// First: it says in which order the layers of all later styles stand.
import "./ui/kit/styles.css"
import { createElement, startTransition } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot } from "react-dom/client"
import type { Root } from "react-dom/client"
import { loadConfig, watchConfig } from "./main/config"
import { holds } from "./main/prerendered"
import { createSite } from "./main/site"
import { collect, sayAgain } from "./main/typed"
import { loadTexts } from "./ui/i18n"
import { paths } from "./ui/paths"

let page: Root | null = null

/**
 * Without its texts or with wrong settings the site can only say so in the words that came with the document, those of its language
 * first; why, is for whoever runs it. What stands of the page goes: it would not live.
 */
const giveUp = (failure: unknown) => {
  page?.unmount()
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  const own = [...unavailable?.children ?? []].find((words) => document.documentElement.lang.startsWith(words.getAttribute("lang") ?? ""))
  if (own) unavailable?.prepend(own)
  const why = document.createElement("pre")
  why.lang = "en"
  why.textContent = failure instanceof Error ? failure.message : ""
  unavailable?.append(why)
  unavailable?.removeAttribute("hidden")
}

const start = async () => {
  const root = document.getElementById("root")!
  let live = () => {}
  const alive = new Promise<void>((done) => { live = done })
  loadConfig(alive, giveUp)
  // Nothing on the page waits for them, nor misses them.
  watchConfig(() => void import("./main/later/observers").then(({ startObservers }) => startObservers(), () => undefined))
  const site = await createSite(alive)
  const { app, guard, pages, Site } = site
  const asked = guard.getSnapshot()
  const first = asked.matches("toSignIn") ? paths.signIn() : asked.matches("toSignUp") ? paths.signUp() : location.pathname
  await Promise.all([
    loadTexts(app.i18n, app.locale(), ["common"]),
    // A page that does not come is asked for again, and its failure told, where it would stand.
    pages.load(first).catch(() => null)
  ])
  // The browser restores the place on the way back; a new page starts at its top.
  addEventListener("pushState", () => scrollTo(0, 0))
  let typed = collect(root)
  const prerendered = holds(root, site)
  const element = createElement(Site, {
    onShown: () => { if (prerendered) typed = collect(root) },
    onAlive: () => {
      window.early?.over()
      // From here on the menu itself says how it was left.
      delete document.documentElement.dataset["sidebar"]
      live()
      sayAgain(root, typed, window.early)
      root.dataset["alive"] = ""
    }
  })
  // An error that a boundary has caught is one all the same: error reporting listens to the window.
  const options = { onCaughtError: reportError }
  // In small parts: what is painted or typed meanwhile comes in between.
  if (prerendered) startTransition(() => { page = hydrateRoot(root, element, options) })
  // At once: what is being typed must not end between two pages.
  else {
    const made = page = createRoot(root, options)
    flushSync(() => made.render(element))
  }
}

start().catch(giveUp)
