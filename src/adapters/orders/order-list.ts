import { Effect } from "effect"
import { filterEntries } from "#domain/shared/entries.ts"
import { OrderList, type VisibleOrders } from "#domain/orders/order.ts"
import { isRemoved } from "#domain/orders/order-actions.ts"
import { parseOrderQuery, orderFilterStates, type OrderQuery } from "#domain/orders/order-query.ts"
import type { ListInput, QueryChanged } from "#machines/shared/paged-list.ts"
import type { Api } from "#adapters/shared/api.ts"
import { watchLocation } from "#adapters/site/location.ts"
import type { RemovedOrders } from "./removed-orders.ts"

const shownOf = ({ total, values }: OrderList, ids: ReadonlySet<string>): VisibleOrders => ({
  total,
  values: filterEntries(values, (order) => !isRemoved(order, ids)),
  removed: values.filter((order) => isRemoved(order, ids)).map(({ id }) => id),
})

/** One page of orders, without those that were removed in this browser; All sends no states. */
export const loadOrders =
  (api: Api, removed: Pick<RemovedOrders, "ids">) =>
  ({ query: { state, page }, size }: ListInput<OrderQuery>) =>
    Effect.map(
      api({
        method: "GET",
        path: "/orders/",
        query: {
          offset: String((page - 1) * size),
          count: String(size),
          states: state === "All" ? undefined : orderFilterStates[state].join(","),
        },
        answer: OrderList,
      }),
      (list) => shownOf(list, removed.ids()),
    )

/** Back into the lists of this browser. */
export const restoreOrders =
  ({ restore }: Pick<RemovedOrders, "restore">) =>
  ({ orderIds }: { readonly orderIds: ReadonlyArray<string> }): Effect.Effect<null> =>
    restore(orderIds)

export const readOrderQuery = (search: string): OrderQuery => {
  const params = new URLSearchParams(search)
  return parseOrderQuery({ state: params.get("state"), page: params.get("page") })
}

export const watchOrderQuery = (site: Window) =>
  watchLocation<QueryChanged<OrderQuery>>(site, (search) => ({ type: "query.changed", query: readOrderQuery(search) }))
