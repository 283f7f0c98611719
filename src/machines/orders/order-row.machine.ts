import { setup } from "#machines/shared/port.ts"

/** State set 80: docs/states/orders/order-row.md. What can be done is a matter of the order (domain/orders/order-actions.ts); this is about doing it. */
export const orderRow = setup({
  types: {} as { events: { type: "actions.open" } | { type: "actions.close" } | { type: "order.changed" } },
}).createMachine({
  id: "orderRow",
  initial: "idle",
  states: {
    idle: { on: { "actions.open": "deciding", "order.changed": "changed" } },
    deciding: { on: { "actions.close": "idle", "order.changed": "changed" } },
    /** The list around it reads the order again. */
    changed: { type: "final" },
  },
})
