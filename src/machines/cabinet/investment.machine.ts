import { assign } from "xstate"
import { defaultInvestment, type Investment } from "#domain/cabinet/investment.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { findLastPage } from "#domain/shared/paging.ts"
import { pageChangeTransitions, type PageNumberChanged } from "#machines/shared/paged-list.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

/** State sets 15, 46, investment: docs/states/cabinet/investment.md. The URL contains the page of the bonuses. */
export const investment = setup({
  types: {} as {
    input: { page: number }
    context: { page: number; investment: Investment; failure: CallFailed | null }
    events: PageNumberChanged | Refreshed<Investment> | { type: "load.retry" } | { type: "share.increase" }
  },
  actors: {
    loadInvestment: port<{ page: number }, Investment, TaggedFailure<"InvestmentNotFound"> | CallFailed>(
      "loadInvestment",
    ),
    watchPage: feed<PageNumberChanged>("watchPage"),
    watchRefresh: feed<Refreshed<Investment>, { page: number }>("watchRefresh"),
  },
  actions: { setPage: assign((_, { page }: { page: number }) => ({ page })) },
  guards: {
    isSamePage: ({ context }, params: { page: number }) => context.page === params.page,
    isPageOutOfRange: ({ context: { investment, page } }) => page > findLastPage(investment.history.total),
  },
}).createMachine({
  id: "investment",
  context: ({ input }) => ({ page: input.page, investment: defaultInvestment, failure: null }),
  invoke: { src: "watchPage" },
  initial: "loading",
  on: { "pageNumber.changed": pageChangeTransitions(".loading") },
  states: {
    loading: {
      initial: "first",
      invoke: {
        src: "loadInvestment",
        input: ({ context }) => ({ page: context.page }),
        onDone: answers({
          ok: { target: "deciding", assign: (investment) => ({ investment }) },
          InvestmentNotFound: { target: "defaults", assign: () => ({ investment: defaultInvestment }) },
          otherwise: "failed",
        }),
      },
      states: {
        first: {},
        /** The current page stays while the next page loads. */
        more: { on: { "share.increase": "#investment.toProducts" } },
      },
    },
    deciding: { always: [{ guard: "isPageOutOfRange", target: "pageOutOfRange" }, { target: "ready" }] },
    ready: {
      invoke: { src: "watchRefresh", input: ({ context: { page } }) => ({ page }) },
      on: {
        "data.refreshed": { target: "deciding", actions: assign({ investment: ({ event }) => event.data }) },
        "share.increase": "toProducts",
        "pageNumber.changed": pageChangeTransitions("loading.more"),
      },
    },
    defaults: { on: { "share.increase": "toProducts" } },
    /** The cabinet replaces the URL with that of a valid page. */
    pageOutOfRange: {},
    failed: { on: { "load.retry": "loading" } },
    toProducts: { type: "final" },
  },
})
