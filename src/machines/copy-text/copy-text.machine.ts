import { assign, setup } from "xstate"
import type { Named } from "../../domain/failure"
import { timing } from "../../domain/timing"
import { port, succeeded } from "../port"

export interface CopyTextInput {
  readonly text: string
}

/** Copies one text and says whether it worked. */
export const copyText = setup({
  types: {} as {
    input: CopyTextInput
    context: CopyTextInput
    events: { type: "text.copy"; text: string }
  },
  actors: { copyText: port<CopyTextInput, void, Named<"CopyRefused">>("copyText") },
  delays: { copyShown: timing.copyShown }
}).createMachine({
  id: "copyText",
  context: ({ input }) => input,
  initial: "idle",
  on: {
    "text.copy": { target: ".copying", actions: assign({ text: ({ event }) => event.text }) }
  },
  states: {
    idle: {},
    copying: {
      on: {
        "text.copy": {}
      },
      invoke: {
        id: "copyText",
        src: "copyText",
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: succeeded, target: "success" },
          { target: "error" }
        ]
      }
    },
    success: {
      after: { copyShown: "idle" }
    },
    error: {
      after: { copyShown: "idle" }
    }
  }
})
