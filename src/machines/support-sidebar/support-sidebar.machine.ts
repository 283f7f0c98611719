import { setup } from "xstate"
import { feed } from "../port"

export type IdentificationTold = { type: "visitor.identified" } | { type: "visitor.unidentified" }

/** State set 33: docs/states/support-sidebar.md. */
export const supportSidebar = setup({
  types: {} as { events: IdentificationTold | { type: "support.open" } | { type: "support.close" } },
  actors: { watchIdentification: feed<IdentificationTold>("watchIdentification") }
}).createMachine({
  id: "supportSidebar",
  invoke: { id: "watchIdentification", src: "watchIdentification" },
  initial: "unavailable",
  states: {
    unavailable: {
      on: { "visitor.identified": "open" }
    },
    closed: {
      on: { "support.open": "open", "visitor.unidentified": "unavailable" }
    },
    open: {
      on: { "support.close": "closed", "visitor.unidentified": "unavailable" }
    }
  }
})
