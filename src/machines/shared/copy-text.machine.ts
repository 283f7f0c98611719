import { assign } from "xstate"
import type { ManualCopyMethod, CopyRefused } from "#domain/shared/copy.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "./port.ts"

export interface CopyTextInput {
  readonly text: string
}

export interface CopyTextContext extends CopyTextInput {
  readonly manualMethod: ManualCopyMethod | null
}

const copy = { on: { "text.copy": { target: "copying", actions: "setText" } } } as const

/**
 * Copies a string to the clipboard and reports the result. If the browser refuses, the machine waits for the visitor to copy the
 * string manually.
 */
export const copyText = setup({
  types: {} as {
    input: CopyTextInput
    context: CopyTextContext
    events: { type: "text.copy"; text: string } | { type: "text.copied" }
  },
  actors: { copyText: port<CopyTextInput, void, CopyRefused>("copyText") },
  actions: { setText: assign(({ event }) => (event.type === "text.copy" ? { text: event.text } : {})) },
  delays: { copyFeedbackDuration: timing.copyFeedbackDuration },
}).createMachine({
  id: "copyText",
  context: ({ input: { text } }) => ({ text, manualMethod: null }),
  initial: "idle",
  states: {
    idle: copy,
    copying: {
      invoke: {
        src: "copyText",
        input: ({ context }) => ({ text: context.text }),
        onDone: answers({
          ok: "success",
          CopyRefused: { target: "failed", assign: ({ manualMethod }: CopyRefused) => ({ manualMethod }) },
        }),
      },
      // Ignores a second click, because the browser is copying already.
      on: { "text.copy": {} },
    },
    success: { ...copy, after: { copyFeedbackDuration: "idle" } },
    failed: { on: { ...copy.on, "text.copied": "success" } },
  },
})
