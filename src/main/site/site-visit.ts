import type { HistoryLoaded } from "#domain/site/review.ts"
import { matchRoute } from "#domain/site/routes.ts"
import { createListeners } from "#adapters/shared/listeners.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"

/** The way a person has taken through the site since it was opened. */
export interface SiteVisit {
  /** A history list has loaded: notifies the listener, with the previous page. */
  readonly historyLoaded: (total: number) => void
  /** The loaded history is stale, maybe because it is another customer's: a missed load is no longer received. */
  readonly historyStale: () => void
  /** The listener first receives the load it missed. */
  readonly onHistory: (listener: (loaded: HistoryLoaded) => void) => () => void
}

const routeAt = (path: string): HistoryLoaded["previous"] => matchRoute(path)?.name ?? "notFound"

export const createSiteVisit = (site: Window): SiteVisit => {
  let path = site.location.pathname
  let previous: HistoryLoaded["previous"] = null
  let missed: HistoryLoaded | null = null
  const { add, call } = createListeners<[loaded: HistoryLoaded]>()
  const moved = () => {
    if (site.location.pathname === path) return
    previous = routeAt(path)
    path = site.location.pathname
  }
  onNavigation(site)(moved)
  return {
    historyLoaded: (total) => {
      const loaded = { total, previous }
      missed = call(loaded) ? null : loaded
    },
    historyStale: () => {
      missed = null
    },
    onHistory: (listener) => {
      if (missed !== null) listener(missed)
      missed = null
      return add(listener)
    },
  }
}
