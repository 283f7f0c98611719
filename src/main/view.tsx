import { createElement, startTransition } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot } from "react-dom/client"
import type { Root } from "react-dom/client"
import type { Core } from "./core"
import { matchesPrerender } from "./prerendered"
import { createSite } from "./site"
import { collect, sayAgain } from "./typed"

/** Draws the site, or brings to life what stands there of it; `live` is told when it lives. Answers how to take it away. */
export const mountSite = (root: HTMLElement, core: Core, live: () => void): (() => void) => {
  let page: Root | null = null
  let typed = collect(root)
  const prerendered = matchesPrerender(root, core)
  const element = createElement(createSite(core), {
    onShown: () => {
      if (prerendered) typed = collect(root)
    },
    onAlive: () => {
      window.early?.over()
      // From here on the menu's machine holds its state.
      delete document.documentElement.dataset["sidebar"]
      live()
      sayAgain(root, typed, window.early)
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
  // At once: what is being typed must not end between two pages.
  else {
    const made = (page = createRoot(root, options))
    flushSync(() => made.render(element))
  }
  return () => page?.unmount()
}
