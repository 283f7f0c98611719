import { assign, setup } from "xstate"
import type { ContractList } from "#domain/cabinet/contract.ts"
import { isSameContractQuery, type ContractQuery } from "#domain/cabinet/contract-query.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { lastPage } from "#domain/shared/paging.ts"
import { filteredList, loadingList, type FailedLoad, type LoadedList } from "#machines/shared/paged-list.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

export type ContractQueryChanged = { type: "query.changed"; query: ContractQuery }

/** `list`: null until the first one has loaded. */
export interface ContractsContext {
  readonly query: ContractQuery
  readonly list: ContractList | null
  readonly failure: CallFailed | null
}

/** State sets 15, 40, 41: docs/states/cabinet/contracts.md. The URL holds filter and page; links change them. */
export const contracts = setup({
  types: {} as {
    input: { query: ContractQuery }
    context: ContractsContext
    events: ContractQueryChanged | Refreshed<ContractList> | { type: "load.retry" }
  },
  actors: {
    loadContracts: port<ContractQuery, ContractList, CallFailed>("loadContracts"),
    watchQuery: feed<ContractQueryChanged>("watchQuery"),
    watchRefresh: feed<Refreshed<ContractList>, ContractsContext>("watchRefresh"),
  },
  actions: {
    takeList: assign((_, { list }: LoadedList<ContractList>) => ({ list })),
    takeFailure: assign((_, { failure }: FailedLoad) => ({ failure })),
  },
  guards: {
    isSameQuery: ({ context }, params: { query: ContractQuery }) => isSameContractQuery(context.query, params.query),
    hasEntries: ({ context }) => context.list!.total > 0,
    isFiltered: ({ context }) => context.query.state !== "All",
    isBeyond: ({ context }) => context.query.page > lastPage(context.list!.total),
  },
}).createMachine({
  id: "contracts",
  context: ({ input }) => ({ query: input.query, list: null, failure: null }),
  invoke: { id: "watchQuery", src: "watchQuery" },
  initial: "loading",
  on: {
    "query.changed": [
      // The feed first repeats the machine's initial value.
      { guard: { type: "isSameQuery", params: ({ event }) => ({ query: event.query }) } },
      { target: ".loading", actions: assign({ query: ({ event }) => event.query }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: "loadContracts",
        src: "loadContracts",
        input: ({ context }) => context.query,
        ...loadingList<ContractList>(),
      },
    },
    ...filteredList<ContractsContext, ContractList>(),
  },
})
