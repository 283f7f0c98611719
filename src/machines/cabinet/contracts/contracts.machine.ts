import { assign, setup } from "xstate"
import type { ContractList } from "../../../domain/cabinet/contract"
import type { ContractQuery } from "../../../domain/cabinet/contract-query"
import { isSameContractQuery } from "../../../domain/cabinet/contract-query"
import type { CallFailed } from "../../../domain/shared/failure"
import { lastPage } from "../../../domain/shared/paging"
import { callFailure, feed, port, succeeded, successOf } from "../../shared/port"

export type ContractQueryChanged = { type: "query.changed"; query: ContractQuery }

/** State sets 15, 40, 41: docs/states/cabinet/contracts.md. The URL holds filter and page; links change them. */
export const contracts = setup({
  types: {} as {
    input: { query: ContractQuery }
    context: { query: ContractQuery; list: ContractList | null; failure: CallFailed | null }
    events: ContractQueryChanged | { type: "load.retry" }
  },
  actors: {
    loadContracts: port<ContractQuery, ContractList, CallFailed>("loadContracts"),
    watchQuery: feed<ContractQueryChanged>("watchQuery"),
  },
  guards: {
    isSameQuery: ({ context }, params: { query: ContractQuery }) => isSameContractQuery(context.query, params.query),
    hasContracts: ({ context }) => context.list!.total > 0,
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
        onDone: [
          { guard: succeeded, target: "deciding", actions: assign({ list: ({ event }) => successOf({ event }) }) },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    deciding: {
      always: [
        { guard: "isBeyond", target: "beyond" },
        { guard: "hasContracts", target: "ready" },
        { guard: "isFiltered", target: "filteredEmpty" },
        { target: "empty" },
      ],
    },
    ready: {},
    empty: {},
    filteredEmpty: {},
    /** A page after the last: the address is corrected, which sends another query. */
    beyond: {},
    error: {
      on: { "load.retry": "loading" },
    },
  },
})
