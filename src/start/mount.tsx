import { createElement, startTransition } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import type { Core } from "#main/site/core.ts"
import { matchesPrerender } from "./matches-prerender.ts"
import { createSite } from "#main/site/site.tsx"
import { captureFormState, replayInput } from "./replay-input.ts"

/** Renders the site, or hydrates its prerendered HTML; calls `markHydrated` after that. Returns a function that unmounts it. */
export const mountSite = (root: HTMLElement, core: Core, markHydrated: () => void): (() => void) => {
  let page: Root | null = null
  let formState = captureFormState(root)
  const prerendered = matchesPrerender(root, core)
  const element = createElement(createSite(core), {
    onShown: () => {
      if (prerendered) formState = captureFormState(root)
    },
    onHydrated: () => {
      window.bootstrap?.dispose()
      // From here on the menu's machine holds its state.
      delete document.documentElement.dataset["sidebar"]
      markHydrated()
      replayInput(root, formState, window.bootstrap)
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
  return () => page?.unmount()
}
