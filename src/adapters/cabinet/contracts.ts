import { createPageQuery, type Api, encodePathSegment } from "#adapters/shared/api.ts"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { ContractList, parseContractQuery, type ContractQuery } from "#domain/cabinet/contract.ts"
import type { ContractPageInput } from "#machines/cabinet/contract-page.machine.ts"
import type { ListInput } from "#machines/shared/paged-list.ts"

/** Loads one page of contracts. The filter All sends no state. */
export const loadContracts =
  (api: Api) =>
  ({ query: { state, page }, size }: ListInput<ContractQuery>) =>
    api("GET /contracts/", {
      query: { ...createPageQuery(page, size), state: state === "All" ? undefined : state },
      response: ContractList,
    })

export const readContractQuery = (search: string): ContractQuery => {
  const params = new URLSearchParams(search)
  return parseContractQuery({ state: params.get("state"), page: params.get("page") })
}

/** Loads a contract with one page of its operations. Fails with `ContractNotFound` if the customer has no contract of this id. */
export const loadContract = (api: Api) => (input: ContractPageInput) =>
  api(`GET /contracts/${encodePathSegment(input.contractId)}`, {
    query: createPageQuery(input.page),
    response: ContractDetails,
    // The server refuses an id that is not a UUID with 400.
    refusals: { ContractNotFound: [{ status: 404 }, { status: 400, field: "contractId" }] },
  })
