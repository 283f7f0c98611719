import { pageFrom } from "#domain/shared/paging.ts"

export const contractFilters = ["All", "Active", "Expired"] as const
export type ContractFilter = (typeof contractFilters)[number]

/** The query of the contracts page. */
export interface ContractQuery {
  readonly state: ContractFilter
  readonly page: number
}

/** Unknown filter → All; anything that is no page → the first. */
export const parseContractQuery = (params: {
  readonly state: string | null
  readonly page: string | null
}): ContractQuery => ({
  state: contractFilters.find((filter) => filter === params.state) ?? "All",
  page: pageFrom(params.page),
})
