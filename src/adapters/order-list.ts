import { Effect } from "effect"
import type { CallFailed } from "../domain/failure"
import { OrderList } from "../domain/order"
import type { OrderQuery } from "../domain/order-query"
import { orderQuery, statesOf } from "../domain/order-query"
import type { OrdersInput } from "../machines/orders/orders.machine"
import type { Api } from "./api"
import { asCallFailed } from "./api"
import { watchBy } from "./query"

/** One page of orders; All sends no states. */
export const loadOrders = (api: Api) =>
  ({ query: { state, page }, size }: OrdersInput): Effect.Effect<OrderList, CallFailed> =>
    Effect.mapError(
      api({
        method: "GET",
        path: "/orders/",
        query: {
          offset: String((page - 1) * size), count: String(size), states: state === "All" ? undefined : statesOf[state].join(",")
        },
        answer: OrderList
      }),
      asCallFailed
    )

export const readOrderQuery = (search: string): OrderQuery => {
  const params = new URLSearchParams(search)
  return orderQuery({ state: params.get("state"), page: params.get("page") })
}

export const watchOrderQuery = watchBy(readOrderQuery)
