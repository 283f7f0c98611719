import { assign, setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import { isSameOrderQuery, type OrderQuery } from "#domain/orders/order-query.ts"
import { lastPageOf } from "#domain/shared/paging.ts"
import { filteredList, loadingList, type FailedLoad, type LoadedList } from "#machines/shared/paged-list.ts"
import { feed, port } from "#machines/shared/port.ts"
import type { Refreshed } from "#machines/shared/refreshed.ts"

export type OrderQueryChanged = { type: "query.changed"; query: OrderQuery }

export interface OrdersInput {
  readonly query: OrderQuery
  /** Ten on the page of orders, five on the dashboard. */
  readonly size: number
}

/** `list`: null until the first one has loaded. */
export interface OrdersContext extends OrdersInput {
  readonly list: VisibleOrders | null
  readonly failure: CallFailed | null
}

const list = filteredList<OrdersContext, VisibleOrders>()

/** State sets 15, 79: docs/states/orders/orders.md. The URL holds filter and page; links change them. */
export const orders = setup({
  types: {} as {
    input: OrdersInput
    context: OrdersContext
    events:
      | OrderQueryChanged
      | Refreshed<VisibleOrders>
      | { type: "order.changed" }
      | { type: "orders.restore" }
      | { type: "load.retry" }
  },
  actors: {
    loadOrders: port<OrdersInput, VisibleOrders, CallFailed>("loadOrders"),
    restoreOrders: port<{ orderIds: ReadonlyArray<string> }, null>("restoreOrders"),
    watchOrderQuery: feed<OrderQueryChanged>("watchOrderQuery"),
    watchRefresh: feed<Refreshed<VisibleOrders>, OrdersContext>("watchRefresh"),
  },
  actions: {
    takeList: assign((_, { list }: LoadedList<VisibleOrders>) => ({ list })),
    takeFailure: assign((_, { failure }: FailedLoad) => ({ failure })),
  },
  guards: {
    isSameQuery: ({ context }, params: { query: OrderQuery }) => isSameOrderQuery(context.query, params.query),
    hasRemoved: ({ context: { list } }) => list!.removed.length > 0,
    hasEntries: ({ context }) => context.list!.total > 0,
    isFiltered: ({ context }) => context.query.state !== "All",
    isBeyond: ({ context: { query, list, size } }) => query.page > lastPageOf(list!.total, size),
  },
}).createMachine({
  id: "orders",
  context: ({ input: { query, size } }) => ({ query, size, list: null, failure: null }),
  invoke: { id: "watchOrderQuery", src: "watchOrderQuery" },
  initial: "loading",
  on: {
    "query.changed": [
      // The feed first repeats the machine's initial value.
      { guard: { type: "isSameQuery", params: ({ event }) => ({ query: event.query }) } },
      { target: ".loading", actions: assign({ query: ({ event }) => event.query }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: "loadOrders",
        src: "loadOrders",
        input: ({ context: { query, size } }) => ({ query, size }),
        ...loadingList<VisibleOrders>(),
      },
    },
    ...list,
    ready: {
      ...list.ready,
      on: {
        ...list.ready.on,
        "order.changed": "refreshing",
        "orders.restore": { guard: "hasRemoved", target: "restoring" },
      },
    },
    /** Orders that were removed in this browser come back. */
    restoring: {
      invoke: {
        id: "restoreOrders",
        src: "restoreOrders",
        input: ({ context }) => ({ orderIds: context.list!.removed }),
        onDone: "refreshing",
      },
    },
    /** After an action on an order: the list stays visible until the new one is loaded. */
    refreshing: {
      invoke: {
        id: "loadOrders",
        src: "loadOrders",
        input: ({ context: { query, size } }) => ({ query, size }),
        ...loadingList<VisibleOrders>(),
      },
    },
  },
})
