import { setup } from "xstate"
import { feed } from "../port"
import type { CodeTold } from "./code-told"

/** State set 21: docs/states/promo-visibility.md. */
export const promoVisibility = setup({
  types: {} as { events: CodeTold },
  actors: { watchCode: feed<CodeTold>("watchCode") },
  guards: { isNoCode: (_, params: { code: string | null }) => params.code === null },
}).createMachine({
  id: "promoVisibility",
  invoke: { id: "watchCode", src: "watchCode" },
  initial: "hidden",
  states: {
    hidden: {
      on: {
        "code.refused": "shown",
        // The stored code is not accepted as such: its check failed, and can be retried here.
        "code.accepted": {
          guard: { type: "isNoCode", params: ({ event }) => ({ code: event.code }) },
          target: "shown",
        },
      },
    },
    shown: {},
  },
})
