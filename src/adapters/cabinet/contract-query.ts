import { parseContractQuery, type ContractQuery } from "#domain/cabinet/contract-query.ts"
import type { QueryChanged } from "#machines/shared/paged-list.ts"
import { watchLocation } from "#adapters/site/location.ts"

export const readContractQuery = (search: string): ContractQuery => {
  const params = new URLSearchParams(search)
  return parseContractQuery({ state: params.get("state"), page: params.get("page") })
}

export const watchContractQuery = (site: Window) =>
  watchLocation<QueryChanged<ContractQuery>>(site, (search) => ({
    type: "query.changed",
    query: readContractQuery(search),
  }))
