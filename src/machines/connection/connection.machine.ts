import { setup } from "xstate"
import { feed } from "../port"

export type ConnectionChanged = { type: "connection.lost" } | { type: "connection.restored" }

/** Whether the browser has a network: docs/states/connection.md. Calls find out for themselves; this one tells the person. */
export const connection = setup({
  types: {} as { events: ConnectionChanged },
  actors: { watchConnection: feed<ConnectionChanged>("watchConnection") },
}).createMachine({
  id: "connection",
  invoke: { id: "watchConnection", src: "watchConnection" },
  on: {
    "connection.lost": ".offline",
    "connection.restored": ".online",
  },
  initial: "online",
  states: { online: {}, offline: {} },
})
