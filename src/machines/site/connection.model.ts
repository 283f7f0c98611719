import { model } from "#machines/kit/model.ts"
import { connection } from "./connection.machine.ts"

export const connectionModel = model({
  machine: connection,
  portResults: {},
  feeds: { watchConnection: ["connection.lost", "connection.restored"] },
})
