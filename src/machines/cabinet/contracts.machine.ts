import type { ContractList, ContractQuery } from "#domain/cabinet/contract.ts"
import { pagedList, type ListContext, type ListEvent, type ListInput } from "#machines/shared/paged-list.ts"
import { setup } from "#machines/shared/port.ts"

const { implementations, root, states } = pagedList<ContractQuery, ContractList>(({ state }) => state !== "All")

/** State sets 15, 40, 41, contracts: docs/states/cabinet/contracts.md. The URL contains the filter and the page. */
export const contracts = setup({
  types: {} as {
    input: ListInput<ContractQuery>
    context: ListContext<ContractQuery, ContractList>
    events: ListEvent<ContractQuery, ContractList>
  },
  ...implementations,
}).createMachine({ ...root, id: "contracts", states })
