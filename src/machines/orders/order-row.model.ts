import { defineModel } from "#machines/kit/model.ts"
import { orderRow } from "./order-row.machine.ts"

export const orderRowModel = defineModel({
  machine: orderRow,
  portResults: {},
})
