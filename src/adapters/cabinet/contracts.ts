import type { ContractPageInput } from "#machines/cabinet/contract-page.machine.ts"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { ContractList, parseContractQuery, type ContractQuery } from "#domain/cabinet/contract.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import type { ListInput, QueryChanged } from "#machines/shared/paged-list.ts"
import { type Api, part } from "#adapters/shared/api.ts"
import { watchLocation } from "#adapters/site/location.ts"

/** One page of contracts; All sends no state. */
export const loadContracts =
  (api: Api) =>
  ({ query: { state, page }, size }: ListInput<ContractQuery>) =>
    api("GET /contracts/", {
      query: {
        offset: String(offsetOf(page, size)),
        count: String(size),
        state: state === "All" ? undefined : state,
      },
      answer: ContractList,
    })

export const readContractQuery = (search: string): ContractQuery => {
  const params = new URLSearchParams(search)
  return parseContractQuery({ state: params.get("state"), page: params.get("page") })
}

export const watchContractQuery = (site: Window) =>
  watchLocation<QueryChanged<ContractQuery>>(site, (search) => ({
    type: "query.changed",
    query: readContractQuery(search),
  }))

/** A contract with one page of its operations. */
export const loadContract =
  (api: Api) =>
  ({ contractId, page }: ContractPageInput) =>
    api(`GET /contracts/${part(contractId)}`, {
      query: { offset: String(offsetOf(page)), count: String(pageSize) },
      answer: ContractDetails,
      // The customer has no such contract.
      refusals: { ContractNotFound: [{ status: 404 }, { status: 400, field: "contractId" }] },
    })
