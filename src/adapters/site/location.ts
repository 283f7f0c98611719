import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { pageFrom } from "#domain/shared/paging.ts"
import type { PageChanged, QueryChanged } from "#machines/shared/paged-list.ts"

/** The events of navigations. The browser fires `popstate`, and the router wouter fires the other two. */
const navigationEvents = ["popstate", "pushState", "replaceState"]

/** Calls the listener after each navigation. Returns a function that ends the subscription. */
export const onNavigation = (site: Pick<Window, "addEventListener" | "removeEventListener">, listener: () => void) => {
  navigationEvents.forEach((name) => site.addEventListener(name, listener))
  return () => navigationEvents.forEach((name) => site.removeEventListener(name, listener))
}

type Subscribe = (report: () => void) => () => void

/**
 * Creates a feed that reads this page's URL at the start, after each navigation and whenever `others` report. The feed is silent once the
 * URL belongs to a different page.
 */
export const watchLocation = <Changed extends EventObject>(
  site: Window,
  read: (search: string) => Changed,
  others: Subscribe = () => () => undefined,
) =>
  fromCallback<AnyEventObject, undefined, Changed>(({ sendBack }) => {
    const path = site.location.pathname
    const report = () => {
      if (site.location.pathname === path) sendBack(read(site.location.search))
    }
    report()
    const ends = [onNavigation(site, report), others(report)]
    return () => ends.forEach((end) => end())
  })

/** Creates a feed of the query of a list. */
export const watchQuery = <Query>(site: Window, read: (search: string) => Query) =>
  watchLocation<QueryChanged<Query>>(site, (search) => ({ type: "query.changed", query: read(search) }))

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<PageChanged>(site, (search) => ({ type: "page.changed", page: readPage(search) }))
