import { setup } from "xstate"
import { feed } from "../port"
import type { CodeTold } from "./code-told"

/** State set 21: docs/states/promo-visibility.md. */
export const promoVisibility = setup({
  types: {} as { events: CodeTold },
  actors: { watchCode: feed<CodeTold>("watchCode") }
}).createMachine({
  id: "promoVisibility",
  invoke: { id: "watchCode", src: "watchCode" },
  initial: "hidden",
  states: {
    hidden: {
      on: { "code.refused": "shown" }
    },
    shown: {}
  }
})
