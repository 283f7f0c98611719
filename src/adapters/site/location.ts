import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { pageFrom } from "#domain/shared/paging.ts"
import type { PageChanged, QueryChanged } from "#machines/shared/paged-list.ts"

/** The browser fires the first event itself; wouter fires the others. */
const navigationEvents = ["popstate", "pushState", "replaceState"]

/** Calls the listener after each navigation. Returns a function that ends the subscription. */
export const onNavigation = (site: Pick<Window, "addEventListener" | "removeEventListener">, listener: () => void) => {
  navigationEvents.forEach((name) => site.addEventListener(name, listener))
  return () => navigationEvents.forEach((name) => site.removeEventListener(name, listener))
}

type Subscribe = (report: () => void) => () => void

/** A feed of what this page's URL says, now, after each navigation and whenever `others` report; silent once the URL is another page's. */
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

/** A feed of the query of a list. */
export const watchQuery = <Query>(site: Window, read: (search: string) => Query) =>
  watchLocation<QueryChanged<Query>>(site, (search) => ({ type: "query.changed", query: read(search) }))

export const readPage = (search: string): number => pageFrom(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<PageChanged>(site, (search) => ({ type: "page.changed", page: readPage(search) }))
