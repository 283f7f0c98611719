import type { WithdrawalFailure, WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { rateLimitSecondsOf, type CallFailed } from "#domain/shared/failure.ts"
import { answers, rateLimitEnded } from "#machines/shared/port.ts"
import type { WithdrawalContext } from "./withdrawal.context.ts"
import { withdrawalSetup } from "./withdrawal.setup.ts"

const submitting = { "form.submit": { target: "#withdrawal.deciding", actions: "setForm" } } as const
const checkOrResend = {
  "outcome.check": "#withdrawal.checking",
  "withdrawal.resend": { target: "#withdrawal.resending", actions: "setPending" },
} as const
const startingOver = { "form.back": { target: "#withdrawal.loading", actions: "clearForm" } } as const
/** The reaction to a request of unknown outcome, whichever request it is: the machine looks it up in the history. */
const check = {
  target: "checking",
  assign: ({ request }: { readonly request: WithdrawalRequest }) => ({ pending: request }),
} as const
type OutcomeStillUnknown = Extract<WithdrawalFailure, { readonly _tag: "OutcomeStillUnknown" }>

/**
 * State set 60, withdrawal: docs/states/money/withdrawal.md. A lost response may hide a withdrawal, so the machine starts no other
 * withdrawal of the coin before the outcome is known.
 */
export const withdrawal = withdrawalSetup.createMachine({
  id: "withdrawal",
  context: ({ input }) => ({
    ...input,
    formData: null,
    details: null,
    pending: null,
    confirmed: null,
    created: null,
    failure: null,
  }),
  invoke: { src: "watchSummary", input: ({ context: { coin } }) => ({ coin }) },
  on: { "summary.changed": { guard: "isOpened", actions: "setSummary" } },
  initial: "loading",
  states: {
    loading: {
      // The pending response may still be in the old currency.
      on: { "summary.changed": { target: "loading", reenter: true } },
      invoke: {
        src: "openWithdrawal",
        input: ({ context: { coin } }) => ({ coin }),
        onDone: answers({
          ok: [
            {
              when: ({ pending }) => pending !== null,
              target: "checking",
              assign: (formData) => ({ formData, pending: formData.pending }),
            },
            { target: "form", assign: (formData) => ({ formData }) },
          ],
          otherwise: "failed",
        }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    form: { on: submitting },
    deciding: {
      always: [
        { guard: "isBelowMinimum", target: "insufficient" },
        { guard: "hasFailedChecksum", target: "warned" },
        { target: "review" },
      ],
    },
    insufficient: { on: { "form.back": "form" } },
    /** Asks for confirmation, because the customer may have mistyped the address. The form never refuses such an address. */
    warned: {
      on: { "warning.confirm": { target: "review", actions: "confirm" }, "form.back": "form" },
    },
    /**
     * The customer first reads the amount, the fee, the received amount and the address, because a sent withdrawal cannot be taken back.
     */
    review: { on: { "withdrawal.confirm": "sending", "form.back": "form" } },
    sending: {
      invoke: {
        src: "createWithdrawal",
        input: ({ context: { coin, formData, details } }) => ({
          coin,
          customerId: formData!.customerId,
          id: null,
          ...details!,
        }),
        onDone: answers({
          ok: { target: "judging", assign: (created) => ({ created }) },
          Demo: "forbidden",
          ResponseLost: check,
          PreviousOutcomeUnknown: check,
          OutcomeStillUnknown: check,
          cancelled: "form",
          rateLimited: "rateLimited",
          otherwise: "updating",
        }),
      },
    },
    /**
     * The server refused the withdrawal. The machine loads the balance, because another tab or a payout may have changed the balance in the
     * form.
     */
    updating: {
      on: { "summary.changed": { target: "refused", actions: "setSummary" } },
      invoke: {
        src: "loadWithdrawalSummary",
        input: ({ context: { coin } }) => ({ coin }),
        onDone: answers({
          ok: { target: "refused", assign: (summary, { formData }) => ({ formData: { ...formData!, summary } }) },
          // The reason for the refusal is more important than this failure.
          otherwise: { target: "refused", assign: (_: CallFailed, { failure }: WithdrawalContext) => ({ failure }) },
        }),
      },
    },
    checking: {
      invoke: {
        src: "findWithdrawal",
        input: ({ context: { pending } }) => ({ request: pending! }),
        onDone: answers({
          ok: [
            { when: (match) => match !== null, target: "judging", assign: (created) => ({ created }) },
            { target: "notFound" },
          ],
          otherwise: "unchecked",
        }),
      },
    },
    /** The withdrawal may still be on its way. A retry with the same id never makes a second withdrawal. */
    notFound: { on: checkOrResend },
    unchecked: { on: checkOrResend },
    resending: {
      invoke: {
        src: "createWithdrawal",
        input: ({ context: { pending } }) => pending!,
        onDone: answers({
          ok: { target: "judging", assign: (created) => ({ created }) },
          Demo: "forbidden",
          ResponseLost: check,
          PreviousOutcomeUnknown: check,
          OutcomeStillUnknown: [
            { when: ({ failure }: OutcomeStillUnknown) => failure.reason === "cancelled", ...check },
            {
              when: ({ failure }: OutcomeStillUnknown) => rateLimitSecondsOf(failure) !== null,
              target: "resendRateLimited",
              assign: ({ failure }: OutcomeStillUnknown) => ({ failure }),
            },
            { target: "resendRefused", assign: ({ failure }: OutcomeStillUnknown) => ({ failure }) },
          ],
          // The server refused the request, and the history does not contain it. No withdrawal was made, so the coin is free.
          cancelled: "form",
          rateLimited: "rateLimited",
          otherwise: "updating",
        }),
      },
    },
    resendRefused: { on: checkOrResend },
    resendRateLimited: {
      on: {
        "rateLimit.ended": { ...rateLimitEnded, target: "resendRefused" },
        "outcome.check": "checking",
        "withdrawal.resend": {},
      },
    },
    judging: {
      always: [
        { guard: "isAsked", target: "success" },
        { guard: "isNothingAsked", target: "earlier" },
        { target: "notSent" },
      ],
    },
    /** The server made a withdrawal of an earlier visit, whose outcome was unknown. */
    earlier: { on: startingOver },
    /** The server made an earlier withdrawal instead of the requested one. */
    notSent: { on: startingOver },
    rateLimited: { on: { "rateLimit.ended": { ...rateLimitEnded, target: "refused" }, "form.submit": {} } },
    refused: { on: submitting },
    forbidden: {},
    success: {},
  },
})
