import type { ContractQuery } from "../../domain/cabinet/contract-query"
import { parseContractQuery } from "../../domain/cabinet/contract-query"
import type { ContractQueryChanged } from "../../machines/cabinet/contracts.machine"
import { watchLocation } from "../site/location"

export const readContractQuery = (search: string): ContractQuery => {
  const params = new URLSearchParams(search)
  return parseContractQuery({ state: params.get("state"), page: params.get("page") })
}

export const watchContractQuery = (site: Window) =>
  watchLocation<ContractQueryChanged>(site, (search) => ({ type: "query.changed", query: readContractQuery(search) }))
