import { defineModel } from "#machines/kit/model.ts"
import { connection } from "./connection.machine.ts"

export const connectionModel = defineModel({
  machine: connection,
  portResults: {},
  feeds: { watchConnection: ["connection.lost", "connection.restored"] },
})
