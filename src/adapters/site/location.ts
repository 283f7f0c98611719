import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { reportOn, type Changes } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { parsePage } from "#domain/shared/paging.ts"
import type { PageNumberChanged, QueryChanged } from "#machines/shared/paged-list.ts"

/**
 * Creates a feed that reports the parsed query now, after each navigation and on each of `others`. The feed reports nothing while the page
 * has a different path.
 */
export const watchLocation = <Changed extends EventObject>(
  site: Window,
  read: (search: string) => Changed,
  ...others: ReadonlyArray<Changes>
) =>
  fromCallback<AnyEventObject, undefined, Changed>(({ sendBack }) => {
    const path = site.location.pathname
    return reportOn([onNavigation(site), ...others], () => {
      if (site.location.pathname === path) sendBack(read(site.location.search))
    })
  })

/** Creates a feed of the query of a list. */
export const watchQuery = <Query>(site: Window, read: (search: string) => Query) =>
  watchLocation<QueryChanged<Query>>(site, (search) => ({ type: "query.changed", query: read(search) }))

export const readPage = (search: string): number => parsePage(new URLSearchParams(search).get("page"))

export const watchPage = (site: Window) =>
  watchLocation<PageNumberChanged>(site, (search) => ({ type: "pageNumber.changed", page: readPage(search) }))
