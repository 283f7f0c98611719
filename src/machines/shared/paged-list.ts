import type { Result } from "effect"
import type { CallFailed } from "#domain/shared/failure.ts"
import { failureWith, succeeded, successOf } from "./port.ts"
import type { Refreshed } from "./refreshed.ts"

interface Loaded<List> {
  readonly event: { readonly output: Result.Result<List, CallFailed> }
}

/** From the feed of a list whose URL holds nothing but the page. */
export interface PageChanged {
  readonly type: "page.changed"
  readonly page: number
}

/** What the action `takeList` receives. */
export interface LoadedList<List> {
  readonly list: List
}
/** What the action `takeFailure` receives. */
export interface FailedLoad {
  readonly failure: CallFailed | null
}

/** Loads the page that the context names. */
export const loadingList = <List>() =>
  ({
    onDone: [
      {
        guard: succeeded,
        target: "deciding",
        actions: {
          type: "takeList",
          params: (loaded: Loaded<List>): LoadedList<List> => ({ list: successOf(loaded) }),
        },
      },
      {
        target: "error",
        actions: {
          type: "takeFailure",
          params: (loaded: Loaded<List>): FailedLoad => ({ failure: failureWith(loaded, "CallFailed") }),
        },
      },
    ],
  }) as const

/**
 * The states of a paged list besides `loading`, state set 15. The URL holds the query. The machine has the guards `isBeyond`,
 * `hasEntries` and `isFiltered`, and the actions `takeList` and `takeFailure` of `loadingList`.
 */
export const pagedList = {
  deciding: {
    always: [
      { guard: "isBeyond", target: "beyond" },
      { guard: "hasEntries", target: "ready" },
      { guard: "isFiltered", target: "filteredEmpty" },
      { target: "empty" },
    ],
  },
  ready: {},
  empty: {},
  filteredEmpty: {},
  /** A page after the last: the address is corrected, which sends another query. */
  beyond: {},
  error: { on: { "load.retry": "loading" } },
} as const

/** While a list rests, the feed `watchRefresh` sends its newest state; the customer sees only what changed. */
const refreshedList = <Context, List>() =>
  ({
    invoke: {
      id: "watchRefresh",
      src: "watchRefresh",
      input: ({ context }: { readonly context: Context }) => context,
    },
    on: {
      "data.refreshed": {
        target: "deciding",
        actions: {
          type: "takeList",
          params: ({ event }: { readonly event: Refreshed<List> }): LoadedList<List> => ({ list: event.data }),
        },
      },
    },
  }) as const

/** The same, refreshed while it is shown; the machine has the feed `watchRefresh` too. */
export const filteredList = <Context, List>() =>
  ({
    ...pagedList,
    ready: refreshedList<Context, List>(),
    empty: refreshedList<Context, List>(),
    filteredEmpty: refreshedList<Context, List>(),
  }) as const
