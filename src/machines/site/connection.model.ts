import { model } from "#machines/kit/model.ts"
import { connection } from "./connection.machine.ts"

export const connectionModel = model({
  machine: connection,
  input: undefined,
  events: {
    "connection.lost": [{ type: "connection.lost" }],
    "connection.restored": [{ type: "connection.restored" }],
  },
  portResults: {},
  feeds: { watchConnection: ["connection.lost", "connection.restored"] },
})
