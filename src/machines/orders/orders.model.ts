import { ordersWithRemoved, buildVisibleOrders } from "#domain/fixtures/receipt.ts"
import type { OrderQuery } from "#domain/orders/order-query.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pagedListSamples } from "#machines/kit/samples.ts"
import { orders } from "./orders.machine.ts"

const { loadList, events, ...samples } = pagedListSamples({
  list: buildVisibleOrders,
  totals: [6, 25],
  filters: [
    { state: "Warning", page: 1 },
    { state: "All", page: 2 },
  ],
  isFiltered: ({ state }: OrderQuery) => state !== "All",
  entries: "orders",
})

export const ordersModel = defineModel({
  ...samples,
  machine: orders,
  input: { query: { state: "All", page: 1 }, size: 10 },
  events,
  portResults: { loadList: { ...loadList, ok: [...loadList.ok, ordersWithRemoved] }, restoreOrders: { ok: [null] } },
  distinguishBy: ({ query, list }: { query: OrderQuery; list: VisibleOrders | null }) => [query, list?.removed.length],
})
