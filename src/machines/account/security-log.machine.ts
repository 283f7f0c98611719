import { assign } from "xstate"
import type { SecurityEvents } from "#domain/account/security.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { findLastPage } from "#domain/shared/paging.ts"
import { pageChangeTransitions, type PageNumberChanged } from "#machines/shared/paged-list.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

/** State sets 15, 218, security log: docs/states/account/security-log.md. The URL contains the page. */
export const securityLog = setup({
  types: {} as {
    input: { page: number }
    context: { page: number; list: SecurityEvents | null; failure: CallFailed | null }
    events: PageNumberChanged | { type: "load.retry" }
  },
  actors: {
    loadEvents: port<{ page: number }, SecurityEvents, CallFailed>("loadEvents"),
    watchPage: feed<PageNumberChanged>("watchPage"),
  },
  actions: { setPage: assign((_, { page }: { page: number }) => ({ page })) },
  guards: {
    isSamePage: ({ context }, params: { page: number }) => context.page === params.page,
    isPageOutOfRange: ({ context: { list, page } }) => page > findLastPage(list!.total),
    hasEntries: ({ context }) => context.list!.total > 0,
  },
}).createMachine({
  id: "securityLog",
  context: ({ input: { page } }) => ({ page, list: null, failure: null }),
  invoke: { src: "watchPage" },
  initial: "loading",
  on: { "pageNumber.changed": pageChangeTransitions(".loading") },
  states: {
    loading: {
      initial: "first",
      invoke: {
        src: "loadEvents",
        input: ({ context: { page } }) => ({ page }),
        onDone: answers({ ok: { target: "deciding", assign: (list) => ({ list }) }, otherwise: "failed" }),
      },
      states: {
        first: {},
        /** The current page stays while the next page loads. */
        more: {},
      },
    },
    deciding: {
      always: [
        { guard: "isPageOutOfRange", target: "pageOutOfRange" },
        { guard: "hasEntries", target: "ready" },
        { target: "empty" },
      ],
    },
    ready: { on: { "pageNumber.changed": pageChangeTransitions("loading.more") } },
    /** The account is older than the log, and nothing has happened since. */
    empty: {},
    pageOutOfRange: {},
    failed: { on: { "load.retry": "loading" } },
  },
})
