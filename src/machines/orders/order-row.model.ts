import { model } from "../kit/model"
import { orderRow } from "./order-row.machine"

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
