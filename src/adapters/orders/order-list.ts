import { Effect, Option, Schema } from "effect"
import { createPageQuery, type Api } from "#adapters/shared/api.ts"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { isRemoved } from "#domain/orders/order-actions.ts"
import { parseOrderQuery, orderFilterStates, type OrderQuery } from "#domain/orders/order-query.ts"
import { OrderList, type VisibleOrders } from "#domain/orders/order.ts"
import { filterEntries } from "#domain/shared/entries.ts"
import type { ListInput } from "#machines/shared/paged-list.ts"

/** The maximum number of removed orders to remember. The latest orders are enough, because removed orders expire. */
const maxOrders = 100

const Ids = Schema.fromJsonString(Schema.Array(Schema.String))
const decode = Schema.decodeUnknownOption(Ids)
const encode = Schema.encodeSync(Ids)

/** Creates the store of the orders that a customer has removed from the lists in this browser. */
export const createRemovedOrders = (storage: () => BrowserStorage) => {
  const store = createSafeStorage(storage, "removedOrders")
  const read = (): ReadonlyArray<string> => Option.getOrElse(decode(store.read()), () => [])
  const write = (ids: ReadonlyArray<string>) =>
    Effect.sync(() => {
      store.write(encode(ids.slice(-maxOrders)))
      return null
    })
  return {
    ids: (): ReadonlySet<string> => new Set(read()),
    add: (orderId: string) => Effect.suspend(() => write([...read().filter((id) => id !== orderId), orderId])),
    restore: (orderIds: ReadonlyArray<string>) =>
      Effect.suspend(() => write(read().filter((id) => !orderIds.includes(id)))),
  }
}
export type RemovedOrders = ReturnType<typeof createRemovedOrders>

const shownOf = ({ total, values }: OrderList, ids: ReadonlySet<string>): VisibleOrders => ({
  total,
  values: filterEntries(values, (order) => !isRemoved(order, ids)),
  removed: values.filter((order) => isRemoved(order, ids)).map(({ id }) => id),
})

/** Loads one page of orders, without the orders that the customer removed in this browser. The filter All sends no states. */
export const loadOrders =
  (api: Api, removed: Pick<RemovedOrders, "ids">) =>
  ({ query: { state, page }, size }: ListInput<OrderQuery>) =>
    Effect.map(
      api("GET /orders/", {
        query: {
          ...createPageQuery(page, size),
          states: state === "All" ? undefined : orderFilterStates[state].join(","),
        },
        response: OrderList,
      }),
      (list) => shownOf(list, removed.ids()),
    )

export const restoreOrders =
  ({ restore }: Pick<RemovedOrders, "restore">) =>
  ({ orderIds }: { readonly orderIds: ReadonlyArray<string> }): Effect.Effect<null> =>
    restore(orderIds)

export const readOrderQuery = (search: string): OrderQuery => {
  const params = new URLSearchParams(search)
  return parseOrderQuery({ state: params.get("state"), page: params.get("page") })
}
