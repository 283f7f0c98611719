import { setup } from "#machines/shared/port.ts"

/**
 * State set 80, row actions: docs/states/orders/order-row.md. The order decides which actions are possible
 * (src/domain/orders/order-actions.ts), and the machine only opens and closes their list.
 */
export const orderRow = setup({
  types: {} as { events: { type: "actions.open" } | { type: "actions.close" } | { type: "order.changed" } },
}).createMachine({
  id: "orderRow",
  initial: "idle",
  states: {
    idle: { on: { "actions.open": "deciding", "order.changed": "changed" } },
    deciding: { on: { "actions.close": "idle", "order.changed": "changed" } },
    /** The list around the row reloads the order. */
    changed: { type: "final" },
  },
})
