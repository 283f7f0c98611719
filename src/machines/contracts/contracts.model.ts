import { callFailed } from "../../domain/failure"
import { contractList } from "../../domain/fixtures/contract"
import type { ContractQuery } from "../../domain/contract-query"
import { model } from "../kit/model"
import { contracts } from "./contracts.machine"

export const contractsModel = model({
  machine: contracts,
  input: { query: { state: "All", page: 1 } },
  events: {
    "query.changed": [
      { type: "query.changed", query: { state: "Active", page: 1 } },
      { type: "query.changed", query: { state: "All", page: 2 } }
    ],
    "load.retry": [{ type: "load.retry" }]
  },
  answers: {
    loadContracts: {
      ok: [contractList(3), contractList(25), contractList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })]
    }
  },
  feeds: { watchQuery: ["query.changed"] },
  facts: ({ query }: { query: ContractQuery }) => query
})
