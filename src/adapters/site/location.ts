import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { callNowAndOnChange, type Subscribe } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { parsePage } from "#domain/shared/paging.ts"
import type { PageNumberChanged, QueryChanged } from "#machines/shared/paged-list.ts"

/**
 * Creates a feed that reports the parsed query now, after each navigation and on each of `others`. The feed reports nothing while the page
 * has a different path.
 */
export const watchLocation = <Changed extends EventObject>(
  browser: Window,
  read: (search: string) => Changed,
  ...others: ReadonlyArray<Subscribe>
) =>
  fromCallback<AnyEventObject, undefined, Changed>(({ sendBack }) => {
    const path = browser.location.pathname
    return callNowAndOnChange([onNavigation(browser), ...others], () => {
      if (browser.location.pathname === path) sendBack(read(browser.location.search))
    })
  })

/** Creates a feed that sends `query.changed` with the parsed query of a list. */
export const watchQuery = <Query>(browser: Window, read: (search: string) => Query) =>
  watchLocation<QueryChanged<Query>>(browser, (search) => ({ type: "query.changed", query: read(search) }))

export const readPage = (search: string): number => parsePage(new URLSearchParams(search).get("page"))

export const watchPage = (browser: Window) =>
  watchLocation<PageNumberChanged>(browser, (search) => ({ type: "pageNumber.changed", page: readPage(search) }))
