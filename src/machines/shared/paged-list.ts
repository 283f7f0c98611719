import { Equal } from "effect"
import { assign, type EventObject } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { lastPageOf } from "#domain/shared/paging.ts"
import { answers, feed, port, type Refreshed } from "./port.ts"

/** The event of a list whose URL contains only the page. */
export interface PageNumberChanged {
  readonly type: "pageNumber.changed"
  readonly page: number
}

const ofPage = ({ event: { page } }: { readonly event: PageNumberChanged }) => ({ page })

/** Returns the transitions of `pageNumber.changed` for a machine with the guard `isSamePage` and the action `setPage`. */
export const pageChangeTransitions = <Target extends string>(target: Target) =>
  [
    // The feed first repeats the machine's initial value, which changes nothing.
    { guard: { type: "isSamePage", params: ofPage } },
    { target, actions: { type: "setPage", params: ofPage } },
  ] as const

/** The query of a filtered list, with the page. The URL contains the query, so links and filters only change the URL. */
interface Paged {
  readonly page: number
}
export interface QueryChanged<Query> {
  readonly type: "query.changed"
  readonly query: Query
}
export interface ListInput<Query> {
  readonly query: Query
  /** The number of entries on a page. The dashboard shows fewer. */
  readonly size: number
}
export interface ListContext<Query, List> extends ListInput<Query> {
  /** The loaded list. Null until the first list has loaded. */
  readonly list: List | null
  readonly failure: CallFailed | null
}
export type ListEvent<Query, List, Changed = QueryChanged<Query>> =
  | Changed
  | Refreshed<List>
  | { readonly type: "load.retry" }

interface Scope<Query, List> {
  readonly context: ListContext<Query, List>
}

/**
 * State set 15, the parts of a machine that shows one page of a filtered list. `isFiltered` returns whether an empty list may be empty only
 * because of the query.
 */
export const pagedList = <
  Query extends Paged,
  List extends { readonly total: number },
  Own extends EventObject = never,
  Changed extends QueryChanged<Query> = QueryChanged<Query>,
>(
  isFiltered: (query: Query) => boolean,
) => {
  type Context = ListContext<Query, List>
  type Event = ListEvent<Query, List, Changed> | Own
  const loading = {
    invoke: {
      src: "loadList",
      input: ({ context: { query, size } }: Scope<Query, List>): ListInput<Query> => ({ query, size }),
      onDone: answers<Context, List, CallFailed, Event, never, never>({
        ok: { target: "deciding", assign: (list) => ({ list }) },
        otherwise: "failed",
      }),
    },
  } as const
  /** The feed sends newer data while the page shows a list, which does not go back to `loading`. */
  const refreshed = {
    invoke: { src: "watchRefresh", input: ({ context }: Scope<Query, List>) => context },
    on: {
      "data.refreshed": {
        target: "deciding",
        actions: {
          type: "setList",
          params: ({ event }: { readonly event: Refreshed<List> }) => ({ list: event.data }),
        },
      },
    },
  } as const
  const ofQuery = ({ event: { query } }: { readonly event: Changed }) => ({ query })
  return {
    implementations: {
      actors: {
        loadList: port<ListInput<Query>, List, CallFailed>("loadList"),
        watchQuery: feed<Changed>("watchQuery"),
        watchRefresh: feed<Refreshed<List>, Context>("watchRefresh"),
      },
      actions: {
        setQuery: assign<Context, Event, { query: Query }, Event, never>((_, { query }) => ({ query })),
        setList: assign<Context, Event, { list: List }, Event, never>((_, { list }) => ({ list })),
      },
      guards: {
        isSameQuery: ({ context }: Scope<Query, List>, { query }: { query: Query }) =>
          Equal.equals(context.query, query),
        isPageOutOfRange: ({ context: { query, list, size } }: Scope<Query, List>) =>
          query.page > lastPageOf(list!.total, size),
        hasEntries: ({ context: { list } }: Scope<Query, List>) => list!.total > 0,
        isFiltered: ({ context: { query } }: Scope<Query, List>) => isFiltered(query),
      },
    },
    root: {
      context: ({ input }: { readonly input: ListInput<Query> }): Context => ({ ...input, list: null, failure: null }),
      invoke: { src: "watchQuery" },
      initial: "loading",
      on: {
        "query.changed": [
          // The feed first repeats the machine's initial value, which changes nothing.
          { guard: { type: "isSameQuery", params: ofQuery } },
          { target: ".loading", actions: { type: "setQuery", params: ofQuery } },
        ],
      },
    },
    states: {
      loading,
      deciding: {
        always: [
          { guard: "isPageOutOfRange", target: "pageOutOfRange" },
          { guard: "hasEntries", target: "ready" },
          { guard: "isFiltered", target: "filteredEmpty" },
          { target: "empty" },
        ],
      },
      ready: refreshed,
      empty: refreshed,
      filteredEmpty: refreshed,
      /** The page is after the last page. The cabinet replaces the URL, which leads to a valid query. */
      pageOutOfRange: {},
      failed: { on: { "load.retry": "loading" } },
    },
  } as const
}
