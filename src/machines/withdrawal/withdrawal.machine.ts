import { assign, setup } from "xstate"
import { hasInvalidChecksum } from "../../domain/address"
import type { CallFailed } from "../../domain/failure"
import { rateLimitSeconds } from "../../domain/failure"
import type { WithdrawalDetails, Withdrawal, WithdrawalRequest } from "../../domain/withdrawal"
import { isBelowMinimumWithdrawal, isWithdrawalOf } from "../../domain/withdrawal"
import type { WithdrawalFailure } from "../../domain/withdrawal-failures"
import { holdOver } from "../hold"
import { failedWith, failure, feed, port, succeeded, success } from "../port"
import type { Creation, Opened, SummaryTold, WithdrawalContext, WithdrawalInput } from "./withdrawal.context"
import { unknownOf, whyOf } from "./withdrawal.context"

const submitting = { "form.submit": { target: "#withdrawal.sorting", actions: "take" } } as const
const settling = {
  "withdrawal.check": "#withdrawal.checking",
  "withdrawal.resend": { target: "#withdrawal.resending", actions: "takePending" },
} as const
const startingOver = { "form.back": { target: "#withdrawal.loading", actions: "forgetForm" } } as const

/** State set 60: docs/states/withdrawal.md. */
export const withdrawal = setup({
  types: {} as {
    input: WithdrawalInput
    context: WithdrawalContext
    events:
      | { type: "load.retry" }
      | ({ type: "form.submit" } & WithdrawalDetails)
      | { type: "form.back" }
      | { type: "warning.confirm" }
      | { type: "withdrawal.check" }
      | { type: "withdrawal.resend" }
      | { type: "hold.ended" }
      | SummaryTold
  },
  actors: {
    openWithdrawal: port<WithdrawalInput, Opened, CallFailed>("openWithdrawal"),
    createWithdrawal: port<Creation, Withdrawal, WithdrawalFailure>("createWithdrawal"),
    findWithdrawal: port<{ request: WithdrawalRequest }, Withdrawal | null, CallFailed>("findWithdrawal"),
    watchSummary: feed<SummaryTold, WithdrawalInput>("watchSummary"),
  },
  guards: {
    isOpened: ({ context }) => context.opened !== null,
    isAsked: ({ context: { coin, wish, made } }) => wish !== null && isWithdrawalOf({ coin, ...wish }, made!),
    isNothingAsked: ({ context: { wish } }) => wish === null,
    isBelowMinimum: ({ context: { opened, wish } }) => isBelowMinimumWithdrawal(opened!.summary, wish!.amount),
    isDoubtful: ({ context: { coin, wish, confirmed } }) =>
      wish!.address !== confirmed && hasInvalidChecksum(coin, wish!.address),
  },
  actions: {
    take: assign(({ event }) =>
      event.type === "form.submit" ? { wish: { amount: event.amount, address: event.address }, failure: null } : {},
    ),
    /** The balance is no longer what it was. */
    forgetForm: assign({ opened: null, pending: null, made: null }),
    takePending: assign({
      wish: ({ context: { pending } }) => ({ amount: pending!.amount, address: pending!.address }),
      failure: null,
    }),
    takeSummary: assign(({ context: { opened }, event }) =>
      event.type === "summary.told" && opened !== null ? { opened: { ...opened, summary: event.summary } } : {},
    ),
    confirm: assign({ confirmed: ({ context }) => context.wish!.address }),
  },
}).createMachine({
  id: "withdrawal",
  context: ({ input }) => ({
    ...input,
    opened: null,
    wish: null,
    pending: null,
    confirmed: null,
    made: null,
    failure: null,
  }),
  invoke: { id: "watchSummary", src: "watchSummary", input: ({ context: { coin } }) => ({ coin }) },
  on: { "summary.told": { guard: "isOpened", actions: "takeSummary" } },
  initial: "loading",
  states: {
    loading: {
      // The answer on its way may be in the old currency.
      on: { "summary.told": { target: "loading", reenter: true } },
      invoke: {
        id: "openWithdrawal",
        src: "openWithdrawal",
        input: ({ context: { coin } }) => ({ coin }),
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && success({ event }).pending !== null,
            target: "checking",
            actions: assign({
              opened: ({ event }) => success({ event }),
              pending: ({ event }) => success({ event }).pending,
            }),
          },
          { guard: succeeded, target: "form", actions: assign({ opened: ({ event }) => success({ event }) }) },
          { target: "notLoaded", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) },
        ],
      },
    },
    notLoaded: { on: { "load.retry": "loading" } },
    form: { on: submitting },
    sorting: {
      always: [
        { guard: "isBelowMinimum", target: "insufficient" },
        { guard: "isDoubtful", target: "warned" },
        { target: "processing" },
      ],
    },
    insufficient: { on: { "form.back": "form" } },
    /** The address is probably mistyped: asked, never refused. */
    warned: {
      on: { "warning.confirm": { target: "processing", actions: "confirm" }, "form.back": "form" },
    },
    processing: {
      invoke: {
        id: "createWithdrawal",
        src: "createWithdrawal",
        input: ({ context: { coin, opened, wish } }) => ({ coin, customerId: opened!.customerId, id: null, ...wish! }),
        onDone: [
          { guard: succeeded, target: "judging", actions: assign({ made: ({ event }) => success({ event }) }) },
          { guard: failedWith("Demo"), target: "forbidden" },
          {
            guard: ({ event }) => unknownOf({ event }) !== null,
            target: "checking",
            actions: assign({ pending: ({ event }) => unknownOf({ event }) }),
          },
          // Closing the two-factor challenge ends the call silently; what was typed stays.
          { guard: ({ event }) => whyOf({ event })?.reason === "cancelled", target: "form" },
          {
            guard: ({ event }) => rateLimitSeconds(whyOf({ event })!) !== null,
            target: "held",
            actions: assign({ failure: ({ event }) => whyOf({ event }) }),
          },
          { target: "error", actions: assign({ failure: ({ event }) => whyOf({ event }) }) },
        ],
      },
    },
    /** The outcome of a request is unknown: first of all, does the history show it? */
    checking: {
      invoke: {
        id: "findWithdrawal",
        src: "findWithdrawal",
        input: ({ context: { pending } }) => ({ request: pending! }),
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && success({ event }) !== null,
            target: "judging",
            actions: assign({ made: ({ event }) => success({ event }) }),
          },
          { guard: succeeded, target: "notFound" },
          { target: "unchecked", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) },
        ],
      },
    },
    /** It may still be on its way. Sending it again, by the same id, makes no second one. */
    notFound: { on: settling },
    unchecked: { on: settling },
    resending: {
      invoke: {
        id: "createWithdrawal",
        src: "createWithdrawal",
        input: ({ context: { pending } }) => pending!,
        onDone: [
          { guard: succeeded, target: "judging", actions: assign({ made: ({ event }) => success({ event }) }) },
          { guard: failedWith("Demo"), target: "forbidden" },
          {
            guard: ({ event }) =>
              unknownOf({ event }) !== null && [undefined, "cancelled"].includes(whyOf({ event })?.reason),
            target: "checking",
            actions: assign({ pending: ({ event }) => unknownOf({ event }) }),
          },
          {
            guard: ({ event }) => failedWith("StillUnknown")({ event }) && rateLimitSeconds(whyOf({ event })!) !== null,
            target: "resendHeld",
            actions: assign({ failure: ({ event }) => whyOf({ event }) }),
          },
          {
            guard: failedWith("StillUnknown"),
            target: "resendRefused",
            actions: assign({ failure: ({ event }) => whyOf({ event }) }),
          },
          // Refused, and not in the history: it was not made, and the coin is free.
          { guard: ({ event }) => whyOf({ event })?.reason === "cancelled", target: "form" },
          {
            guard: ({ event }) => rateLimitSeconds(whyOf({ event })!) !== null,
            target: "held",
            actions: assign({ failure: ({ event }) => whyOf({ event }) }),
          },
          { target: "error", actions: assign({ failure: ({ event }) => whyOf({ event }) }) },
        ],
      },
    },
    resendRefused: { on: settling },
    resendHeld: {
      on: {
        "hold.ended": { target: "resendRefused", actions: assign(holdOver) },
        "withdrawal.check": "checking",
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
    /** A withdrawal of an earlier visit, which the customer did not know the outcome of. */
    earlier: { on: startingOver },
    /** An earlier withdrawal was made instead of the one that was asked for. */
    notSent: { on: startingOver },
    /** The server said for how long it refuses. */
    held: { on: { "hold.ended": { target: "error", actions: assign(holdOver) }, "form.submit": {} } },
    error: { on: submitting },
    forbidden: {},
    success: {},
  },
})
