import type { OrderQuery } from "#domain/orders/order-query.ts"
import type { VisibleOrders } from "#domain/orders/order.ts"
import { pagedList, type ListContext, type ListEvent, type ListInput } from "#machines/shared/paged-list.ts"
import { setup, port } from "#machines/shared/port.ts"

type OwnEvent = { type: "order.changed" } | { type: "orders.restore" }

const { implementations, root, states } = pagedList<OrderQuery, VisibleOrders, OwnEvent>(({ state }) => state !== "All")

/** State sets 15, 79, orders: docs/states/orders/orders.md. The URL contains the filter and the page. */
export const orders = setup({
  types: {} as {
    input: ListInput<OrderQuery>
    context: ListContext<OrderQuery, VisibleOrders>
    events: ListEvent<OrderQuery, VisibleOrders> | OwnEvent
  },
  actors: {
    ...implementations.actors,
    restoreOrders: port<{ orderIds: ReadonlyArray<string> }, null>("restoreOrders"),
  },
  actions: implementations.actions,
  guards: {
    ...implementations.guards,
    hasRemoved: ({ context: { list } }) => list!.removed.length > 0,
  },
}).createMachine({
  ...root,
  id: "orders",
  states: {
    ...states,
    ready: {
      ...states.ready,
      on: {
        ...states.ready.on,
        "order.changed": "refreshing",
        "orders.restore": { guard: "hasRemoved", target: "restoring" },
      },
    },
    /** Restores the orders that the customer removed in this browser. */
    restoring: {
      invoke: {
        src: "restoreOrders",
        input: ({ context }) => ({ orderIds: context.list!.removed }),
        onDone: "refreshing",
      },
    },
    /** After an action on an order, the list stays visible until the new list is loaded. */
    refreshing: states.loading,
  },
})
