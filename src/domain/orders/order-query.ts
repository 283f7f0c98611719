import { parsePage, type UrlParams } from "#domain/shared/paging.ts"
import type { orderStates } from "./order.ts"

type State = (typeof orderStates)[number]

export const orderFilters = ["All", "Assigned", "Waiting", "Warning", "Expired", "Completed"] as const
export type OrderFilter = (typeof orderFilters)[number]

/** The states to request for each filter. The filter All requests no particular state. */
export const orderFilterStates: { readonly [Filter in OrderFilter]: ReadonlyArray<State> } = {
  All: [],
  // Created and Assigned are both unpaid. The specification has no filter for Created alone.
  Assigned: ["Created", "Assigned"],
  Waiting: ["Issued", "UnderPaid"],
  Warning: ["UnderPaid", "OverPaid"],
  Expired: ["Expired"],
  Completed: ["Completed"],
}

export interface OrderQuery {
  readonly state: OrderFilter
  readonly page: number
}

/** Reads the query from the URL. An unknown filter becomes All, and an invalid page becomes the first page. */
export const parseOrderQuery = (params: UrlParams<"state" | "page">): OrderQuery => ({
  state: orderFilters.find((filter) => filter === params.state) ?? "All",
  page: parsePage(params.page),
})
