import { setup, feed } from "#machines/shared/port.ts"

export type ConnectionChanged = { type: "connection.lost" } | { type: "connection.restored" }

/**
 * Shows whether the browser is online: docs/states/site/connection.md. The state is only for display, because calls detect failures
 * themselves.
 */
export const connection = setup({
  types: {} as { events: ConnectionChanged },
  actors: { watchConnection: feed<ConnectionChanged>("watchConnection") },
}).createMachine({
  id: "connection",
  invoke: { src: "watchConnection" },
  on: {
    "connection.lost": ".offline",
    "connection.restored": ".online",
  },
  initial: "online",
  states: { online: {}, offline: {} },
})
