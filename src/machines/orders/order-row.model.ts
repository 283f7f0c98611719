import { model } from "#machines/kit/model.ts"
import { orderRow } from "./order-row.machine.ts"

export const orderRowModel = model({
  machine: orderRow,
  input: undefined,
  events: {
    "actions.open": [{ type: "actions.open" }],
    "actions.close": [{ type: "actions.close" }],
    "order.changed": [{ type: "order.changed" }],
  },
  portResults: {},
  feeds: {},
})
