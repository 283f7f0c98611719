import { assign } from "xstate"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface CopyTextInput {
  readonly text: string
}

const copy = { on: { "text.copy": { target: "copying", actions: "setText" } } } as const
const result = { ...copy, after: { copyFeedbackDuration: "idle" } } as const

/** Copies one text and reports the result. */
export const copyText = setup({
  types: {} as {
    input: CopyTextInput
    context: CopyTextInput
    events: { type: "text.copy"; text: string }
  },
  actors: { copyText: port<CopyTextInput, void, TaggedFailure<"CopyRefused">>("copyText") },
  actions: { setText: assign({ text: ({ event }) => event.text }) },
  delays: { copyFeedbackDuration: timing.copyFeedbackDuration },
}).createMachine({
  id: "copyText",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: copy,
    copying: {
      invoke: {
        src: "copyText",
        input: ({ context }) => ({ text: context.text }),
        onDone: answers({ ok: "success", CopyRefused: "error" }),
      },
      // It is being copied already.
      on: { "text.copy": {} },
    },
    success: result,
    error: result,
  },
})
