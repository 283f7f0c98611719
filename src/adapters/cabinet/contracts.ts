import { ContractList } from "../../domain/cabinet/contract"
import type { ContractQuery } from "../../domain/cabinet/contract-query"
import { offsetOf, pageSize } from "../../domain/shared/paging"
import type { Api } from "../shared/api"

/** One page of contracts; All sends no state. */
export const loadContracts =
  (api: Api, size = pageSize) =>
  ({ state, page }: ContractQuery) =>
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
