import { createListeners } from "#adapters/shared/listeners.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import type { HistoryLoaded } from "#domain/site/review.ts"
import { matchRoute } from "#domain/site/routes.ts"

/** The visitor's path through the site since the site was opened. */
export interface SiteVisit {
  /** Passes a loaded history list to the listeners, with the previous page. */
  readonly recordHistory: (total: number) => void
  /** Drops a load that no listener has received, because the history is stale or may belong to another customer. */
  readonly forgetHistory: () => void
  /** Subscribes a listener. A new listener first receives the load that it missed. */
  readonly onHistory: (listener: (loaded: HistoryLoaded) => void) => () => void
}

const routeAt = (path: string): HistoryLoaded["previous"] => matchRoute(path)?.name ?? "notFound"

/** Follows the visitor's path from now on. */
export const createSiteVisit = (browser: Window): SiteVisit => {
  let path = browser.location.pathname
  let previous: HistoryLoaded["previous"] = null
  let missed: HistoryLoaded | null = null
  const { add, call, isEmpty } = createListeners<[loaded: HistoryLoaded]>()
  const moved = () => {
    if (browser.location.pathname === path) return
    previous = routeAt(path)
    path = browser.location.pathname
  }
  onNavigation(browser)(moved)
  return {
    recordHistory: (total) => {
      const loaded = { total, previous }
      missed = isEmpty() ? loaded : null
      call(loaded)
    },
    forgetHistory: () => {
      missed = null
    },
    onHistory: (listener) => {
      if (missed !== null) listener(missed)
      missed = null
      return add(listener)
    },
  }
}
