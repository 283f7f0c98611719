import type { AnyEventObject } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"
import { loadedBy } from "./when.ts"

interface Samples<Query, List> {
  /** A list of so many entries, with the default ones or with none on its page. */
  readonly list: (total: number, values?: readonly []) => List
  /** Fewer than fit on a page, and more. */
  readonly totals: readonly [number, number]
  readonly filters: readonly [Query, Query, ...Query[]]
  readonly isFiltered: (query: Query) => boolean
  /** What the list is of, in the table's words. */
  readonly entries: string
}

/** What can happen to every machine made of `pagedList`. */
export const pagedListSamples = <Query extends { readonly page: number }, List extends { readonly total: number }>({
  list,
  totals: [few, many],
  filters,
  isFiltered,
  entries,
}: Samples<Query, List>) => {
  const changedTo = (query: Query) => ({ type: "query.changed", query }) as const
  const [first, second, ...more] = filters
  return {
    events: {
      "query.changed": [changedTo(first), changedTo(second), ...more.map(changedTo)],
      "data.refreshed": [
        { type: "data.refreshed", data: list(few) },
        { type: "data.refreshed", data: list(0, []) },
      ],
      "load.retry": [{ type: "load.retry" }],
    },
    loadList: {
      ok: [list(few), list(many), list(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    feeds: { watchQuery: ["query.changed"], watchRefresh: ["data.refreshed"] },
    distinguishBy: ({ query }: { readonly query: Query }): unknown => query,
    when: ({ query }: { readonly query: Query }, event: AnyEventObject): string | null => {
      const loaded = loadedBy<List>(event)
      if (loaded === null) return null
      // Of many there is a second page, of few or none there is not.
      if (query.page === 2 && loaded.total <= few) return "the page is after the last one"
      if (loaded.total > 0) return `there are ${entries} on this page`
      return isFiltered(query) ? "none with this filter" : "none at all"
    },
  } as const
}
