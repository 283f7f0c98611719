import { assign } from "xstate"
import { findAddedPartnerCode, type PartnerSummary } from "#domain/partner/partner.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export type CreateCodeFailure = TaggedFailure<"ResponseLost"> | CallFailed

const form = {
  on: { "partnerCode.confirm": { target: "sending", actions: "setLabel" }, "dialog.close": "closed" },
} as const

export interface NewCode {
  /** The label of the code, which requires the extension `partner`. Null for a code without a label. */
  readonly label: string | null
}

/**
 * State set 58, creating a referral code: docs/states/partner/create-partner-code.md. The call is not idempotent, so after a lost response
 * the machine first looks for a new code.
 */
export const createPartnerCode = setup({
  types: {} as {
    context: NewCode & { existing: ReadonlyArray<string>; code: string | null; failure: CallFailed | null }
    events:
      /** `codes` are the existing codes, by which the machine recognizes a new one after a lost response. */
      | { type: "partnerCode.ask"; codes: ReadonlyArray<string> }
      | ({ type: "partnerCode.confirm" } & NewCode)
      | { type: "outcome.check" }
      | { type: "dialog.close" }
  },
  actions: {
    setLabel: assign(({ event }) => (event.type === "partnerCode.confirm" ? { label: event.label } : {})),
  },
  actors: {
    createPartnerCode: port<NewCode, { readonly code: string }, CreateCodeFailure>("createPartnerCode"),
    loadPartnerSummary: port<void, PartnerSummary, CallFailed>("loadPartnerSummary"),
  },
}).createMachine({
  id: "createPartnerCode",
  context: { existing: [], label: null, code: null, failure: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "partnerCode.ask": {
          target: "confirm",
          actions: assign({ existing: ({ event }) => event.codes, label: null, code: null, failure: null }),
        },
      },
    },
    confirm: form,
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "createPartnerCode",
        input: ({ context: { label } }) => ({ label }),
        onDone: answers({
          ok: { target: "created", assign: ({ code }) => ({ code }) },
          ResponseLost: "checkingOutcome",
          cancelled: "confirm",
          otherwise: "failed",
        }),
      },
    },
    checkingOutcome: {
      invoke: {
        src: "loadPartnerSummary",
        onDone: answers({
          ok: [
            {
              when: (value, context) => findAddedPartnerCode(context.existing, value) !== null,
              target: "created",
              assign: (value, context) => ({ code: findAddedPartnerCode(context.existing, value) }),
            },
            { target: "notCreated" },
          ],
          otherwise: "outcomeUnknown",
        }),
      },
    },
    /** The reloaded codes contain no new code, so a retry is safe. */
    notCreated: form,
    /** The page only offers to look for the code again. */
    outcomeUnknown: { on: { "outcome.check": "checkingOutcome", "dialog.close": "closed" } },
    failed: form,
    created: { on: { "dialog.close": "closed" } },
  },
})
