import type { orderStates } from "./order.ts"
import { pageFrom, type AddressParams } from "#domain/shared/paging.ts"

type State = (typeof orderStates)[number]

export const orderFilters = ["All", "Assigned", "Waiting", "Warning", "Expired", "Completed"] as const
export type OrderFilter = (typeof orderFilters)[number]

/** The states for the request; none for All. */
export const orderFilterStates: { readonly [Filter in OrderFilter]: ReadonlyArray<State> } = {
  All: [],
  // Neither is paid yet. The specification gives Created no filter.
  Assigned: ["Created", "Assigned"],
  Waiting: ["Issued", "UnderPaid"],
  Warning: ["UnderPaid", "OverPaid"],
  Expired: ["Expired"],
  Completed: ["Completed"],
}

/** The query of the orders page. */
export interface OrderQuery {
  readonly state: OrderFilter
  readonly page: number
}

/** Unknown filter → All; anything that is no page → the first. */
export const parseOrderQuery = (params: AddressParams<"state" | "page">): OrderQuery => ({
  state: orderFilters.find((filter) => filter === params.state) ?? "All",
  page: pageFrom(params.page),
})
