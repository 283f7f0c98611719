import { assign } from "xstate"
import type { CodeChange } from "#domain/partner/partner.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export type CodeDialog = "label" | "activity"

export interface ChangeCodeInput {
  readonly code: string
}
export interface ChangeCodeContext extends ChangeCodeInput {
  readonly dialog: CodeDialog
  readonly change: CodeChange
  readonly failure: CallFailed | null
}

const form = { on: { "change.submit": { target: "sending", actions: "setChange" }, "dialog.close": "closed" } } as const

/** State set 212, changing a referral code: docs/states/partner/change-partner-code.md. The call is idempotent. */
export const changePartnerCode = setup({
  types: {} as {
    input: ChangeCodeInput
    context: ChangeCodeContext
    events:
      | { type: "dialog.open"; dialog: CodeDialog }
      | { type: "dialog.close" }
      | { type: "change.submit"; change: CodeChange }
    emitted: { type: "partnerCode.changed" }
  },
  actors: {
    changePartnerCode: port<ChangeCodeInput & { readonly change: CodeChange }, null, CallFailed>("changePartnerCode"),
  },
  actions: {
    clearFailure: assign({ failure: null }),
    setChange: assign(({ event }) => (event.type === "change.submit" ? { change: event.change } : {})),
  },
}).createMachine({
  id: "changePartnerCode",
  context: ({ input: { code } }) => ({ code, dialog: "label", change: {}, failure: null }),
  initial: "closed",
  states: {
    closed: {
      entry: "clearFailure",
      on: { "dialog.open": { target: "open", actions: assign({ dialog: ({ event }) => event.dialog }) } },
    },
    open: form,
    sending: {
      entry: "clearFailure",
      invoke: {
        src: "changePartnerCode",
        input: ({ context: { code, change } }) => ({ code, change }),
        onDone: answers({
          ok: { target: "closed", emit: () => ({ type: "partnerCode.changed" }) },
          cancelled: "open",
          otherwise: "failed",
        }),
      },
    },
    failed: form,
  },
})
