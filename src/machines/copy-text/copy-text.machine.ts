import { assign, setup } from "xstate"
import type { TaggedFailure } from "../../domain/failure"
import { timing } from "../../domain/timing"
import { port, succeeded } from "../port"

export interface CopyTextInput {
  readonly text: string
}

/** Copies one text and reports the result. */
export const copyText = setup({
  types: {} as {
    input: CopyTextInput
    context: CopyTextInput
    events: { type: "text.copy"; text: string }
  },
  actors: { copyText: port<CopyTextInput, void, TaggedFailure<"CopyRefused">>("copyText") },
  actions: {
    keepText: assign({ text: ({ event }) => event.text }),
  },
  delays: { copyShown: timing.copyShown },
}).createMachine({
  id: "copyText",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: {
      on: { "text.copy": { target: "copying", actions: "keepText" } },
    },
    copying: {
      invoke: {
        id: "copyText",
        src: "copyText",
        input: ({ context }) => ({ text: context.text }),
        onDone: [{ guard: succeeded, target: "success" }, { target: "error" }],
      },
      // It is being copied already.
      on: { "text.copy": {} },
    },
    success: {
      on: { "text.copy": { target: "copying", actions: "keepText" } },
      after: { copyShown: "idle" },
    },
    error: {
      on: { "text.copy": { target: "copying", actions: "keepText" } },
      after: { copyShown: "idle" },
    },
  },
})
