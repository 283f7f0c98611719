import { assign } from "xstate"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { findLastPage } from "#domain/shared/paging.ts"
import { pageChangeTransitions, type PageNumberChanged } from "#machines/shared/paged-list.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface ContractPageInput {
  readonly contractId: string
  /** The page of the contract's operations, from 1. */
  readonly page: number
}
/** State sets 15, 205, contract page: docs/states/cabinet/contract-page.md. The URL contains the page of the operations. */
export const contractPage = setup({
  types: {} as {
    input: ContractPageInput
    context: ContractPageInput & {
      readonly details: ContractDetails | null
      readonly failure: CallFailed | null
    }
    events: PageNumberChanged | Refreshed<ContractDetails> | { type: "load.retry" }
  },
  actors: {
    loadContract: port<ContractPageInput, ContractDetails, TaggedFailure<"ContractNotFound"> | CallFailed>(
      "loadContract",
    ),
    watchPage: feed<PageNumberChanged>("watchPage"),
    watchRefresh: feed<Refreshed<ContractDetails>, ContractPageInput>("watchRefresh"),
  },
  actions: { setPage: assign((_, { page }: { page: number }) => ({ page })) },
  guards: {
    isSamePage: ({ context }, { page }: { page: number }) => context.page === page,
    isPageOutOfRange: ({ context: { details, page } }) =>
      details !== null && page > findLastPage(details.history.total),
  },
}).createMachine({
  id: "contractPage",
  context: ({ input }) => ({ ...input, details: null, failure: null }),
  invoke: { src: "watchPage" },
  initial: "loading",
  on: { "pageNumber.changed": pageChangeTransitions(".loading") },
  states: {
    loading: {
      initial: "first",
      invoke: {
        src: "loadContract",
        input: ({ context: { contractId, page } }) => ({ contractId, page }),
        onDone: answers({
          ok: { target: "deciding", assign: (details) => ({ details }) },
          ContractNotFound: "notFound",
          otherwise: "failed",
        }),
      },
      states: {
        first: {},
        /** The current page stays while the next page loads. */
        more: {},
      },
    },
    deciding: { always: [{ guard: "isPageOutOfRange", target: "pageOutOfRange" }, { target: "ready" }] },
    ready: {
      invoke: {
        src: "watchRefresh",
        input: ({ context: { contractId, page } }) => ({ contractId, page }),
      },
      on: {
        "data.refreshed": { target: "deciding", actions: assign({ details: ({ event }) => event.data }) },
        "pageNumber.changed": pageChangeTransitions("loading.more"),
      },
    },
    /** The cabinet replaces the URL with that of a valid page. */
    pageOutOfRange: {},
    notFound: {},
    failed: { on: { "load.retry": "loading" } },
  },
})
