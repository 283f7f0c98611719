import { ContractList } from "#domain/cabinet/contract.ts"
import type { ContractQuery } from "#domain/cabinet/contract-query.ts"
import { offsetOf } from "#domain/shared/paging.ts"
import type { ListInput } from "#machines/shared/paged-list.ts"
import type { Api } from "#adapters/shared/api.ts"

/** One page of contracts; All sends no state. */
export const loadContracts =
  (api: Api) =>
  ({ query: { state, page }, size }: ListInput<ContractQuery>) =>
    api({
      method: "GET",
      path: "/contracts/",
      query: {
        offset: String(offsetOf(page, size)),
        count: String(size),
        state: state === "All" ? undefined : state,
      },
      answer: ContractList,
    })
