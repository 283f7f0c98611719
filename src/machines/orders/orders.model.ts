import { callFailed } from "#domain/shared/failure.ts"
import { shownOrders, ordersWithRemoved } from "#domain/fixtures/order-list.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import type { OrderQuery } from "#domain/orders/order-query.ts"
import { model } from "#machines/kit/model.ts"
import { loadedBy } from "#machines/kit/when.ts"
import { orders } from "./orders.machine.ts"

export const ordersModel = model({
  machine: orders,
  input: { query: { state: "All", page: 1 }, size: 10 },
  events: {
    "query.changed": [
      { type: "query.changed", query: { state: "Warning", page: 1 } },
      { type: "query.changed", query: { state: "All", page: 2 } },
    ],
    "data.refreshed": [
      { type: "data.refreshed", data: shownOrders(6) },
      { type: "data.refreshed", data: shownOrders(0, []) },
    ],
    "order.changed": [{ type: "order.changed" }],
    "orders.restore": [{ type: "orders.restore" }],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadOrders: {
      ok: [shownOrders(6), shownOrders(25), shownOrders(0, []), ordersWithRemoved],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    restoreOrders: { ok: [null] },
  },
  feeds: { watchOrderQuery: ["query.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ query, list }: { query: OrderQuery; list: VisibleOrders | null }) => [query, list?.removed.length],
  when: ({ query }, event) => {
    const list = loadedBy<VisibleOrders | null>(event)
    if (list === null) return null
    const { total } = list
    // Ten to a page: of twenty-five there is a second page, of six or none there is not.
    if (query.page === 2 && total <= 6) return "the page is after the last one"
    if (total > 0) return "there are orders on this page"
    return query.state === "All" ? "none at all" : "none with this filter"
  },
})
