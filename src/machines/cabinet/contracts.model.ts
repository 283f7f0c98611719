import type { ContractList } from "#domain/cabinet/contract.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { contractList } from "#domain/fixtures/contract.ts"
import type { ContractQuery } from "#domain/cabinet/contract-query.ts"
import { model } from "#machines/kit/model.ts"
import { loadedBy } from "#machines/kit/when.ts"
import { contracts } from "./contracts.machine.ts"

export const contractsModel = model({
  machine: contracts,
  input: { query: { state: "All", page: 1 } },
  events: {
    "query.changed": [
      { type: "query.changed", query: { state: "Active", page: 1 } },
      { type: "query.changed", query: { state: "All", page: 2 } },
    ],
    "data.refreshed": [
      { type: "data.refreshed", data: contractList(3) },
      { type: "data.refreshed", data: contractList(0, []) },
    ],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadContracts: {
      ok: [contractList(3), contractList(25), contractList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchQuery: ["query.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ query }: { query: ContractQuery }) => query,
  when: ({ query }, event) => {
    const list = loadedBy<ContractList>(event)
    if (list === null) return null
    const { total } = list
    // Ten to a page: of twenty-five there is a second page, of three or none there is not.
    if (query.page === 2 && total <= 3) return "the page is after the last one"
    if (total > 0) return "there are contracts on this page"
    return query.state === "All" ? "none at all" : "none with this filter"
  },
})
