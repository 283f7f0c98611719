import { model } from "#machines/kit/model.ts"
import { orderRow } from "./order-row.machine.ts"

export const orderRowModel = model({
  machine: orderRow,
  portResults: {},
})
