import { assign, setup } from "xstate"
import type { PayoutCoin } from "../../domain/address"
import { isDoubtful } from "../../domain/address"
import type { CallFailed, Named } from "../../domain/failure"
import type { Wish, Withdrawal, WithdrawalSummary } from "../../domain/withdrawal"
import { isBelowMinimum } from "../../domain/withdrawal"
import { askedToWait, holdOver } from "../hold"
import { failedWith, failure, feed, port, succeeded, success } from "../port"

/** What the form opens with: the id stays through retries, the second factor and a reload. */
export interface Opened {
  readonly id: string
  readonly summary: WithdrawalSummary
  /** The profile's; empty while it has none. */
  readonly address: string
}

export interface WithdrawalInput {
  readonly coin: PayoutCoin
}

export interface WithdrawalContext extends WithdrawalInput {
  readonly opened: Opened | null
  readonly wish: Wish | null
  /** The address whose warning was answered. */
  readonly confirmed: string | null
  readonly made: Withdrawal | null
  readonly failure: CallFailed | null
}

/** Another display currency was chosen in another tab: what the coins are worth in it. */
export interface SummaryTold {
  readonly type: "summary.told"
  readonly summary: WithdrawalSummary
}

/** `AnswerLost`, `IdReused`: nobody knows yet whether it was made. */
type Failure = Named<"AnswerLost"> | Named<"IdReused"> | Named<"Demo"> | CallFailed

const submitting = { "form.submit": { target: "#withdrawal.sorting", actions: "take" } } as const

/** State set 60: docs/states/withdrawal.md. */
export const withdrawal = setup({
  types: {} as {
    input: WithdrawalInput
    context: WithdrawalContext
    events:
      | { type: "load.retry" }
      | { type: "form.submit" } & Wish
      | { type: "form.back" }
      | { type: "warning.confirm" }
      | { type: "withdrawal.check" }
      | { type: "hold.ended" }
      | SummaryTold
  },
  actors: {
    openWithdrawal: port<WithdrawalInput, Opened, CallFailed>("openWithdrawal"),
    createWithdrawal: port<WithdrawalInput & Wish & { id: string }, Withdrawal, Failure>("createWithdrawal"),
    findWithdrawal: port<{ id: string }, Withdrawal | null, CallFailed>("findWithdrawal"),
    watchSummary: feed<SummaryTold, WithdrawalInput>("watchSummary")
  },
  guards: {
    isOpened: ({ context }) => context.opened !== null,
    isBelowMinimum: ({ context: { opened, wish } }) => isBelowMinimum(opened!.summary, wish!.amount),
    isDoubtful: ({ context: { coin, wish, confirmed } }) => wish!.address !== confirmed && isDoubtful(coin, wish!.address)
  },
  actions: {
    take: assign(({ event }) =>
      event.type === "form.submit" ? { wish: { amount: event.amount, address: event.address }, failure: null } : {}),
    takeSummary: assign(({ context: { opened }, event }) =>
      event.type === "summary.told" && opened !== null ? { opened: { ...opened, summary: event.summary } } : {}),
    confirm: assign({ confirmed: ({ context }) => context.wish!.address })
  }
}).createMachine({
  id: "withdrawal",
  context: ({ input }) => ({ ...input, opened: null, wish: null, confirmed: null, made: null, failure: null }),
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
          { guard: succeeded, target: "form", actions: assign({ opened: ({ event }) => success({ event }) }) },
          { target: "notLoaded", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    notLoaded: { on: { "load.retry": "loading" } },
    form: { on: submitting },
    sorting: {
      always: [
        { guard: "isBelowMinimum", target: "insufficient" },
        { guard: "isDoubtful", target: "warned" },
        { target: "processing" }
      ]
    },
    insufficient: { on: { "form.back": "form" } },
    /** The address is probably mistyped: asked, never refused. */
    warned: {
      on: { "warning.confirm": { target: "processing", actions: "confirm" }, "form.back": "form" }
    },
    processing: {
      invoke: {
        id: "createWithdrawal",
        src: "createWithdrawal",
        input: ({ context: { coin, opened, wish } }) => ({ coin, id: opened!.id, ...wish! }),
        onDone: [
          { guard: succeeded, target: "success", actions: assign({ made: ({ event }) => success({ event }) }) },
          { guard: failedWith("Demo"), target: "forbidden" },
          { guard: failedWith("AnswerLost"), target: "checking" },
          // This id has a withdrawal already: one whose answer was lost.
          { guard: failedWith("IdReused"), target: "checking" },
          {
            // Closing the two-factor challenge ends the call silently; what was typed stays.
            guard: ({ event }) => failure({ event }, "CallFailed")?.reason === "cancelled",
            target: "form"
          },
          { guard: askedToWait, target: "held", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    /** A lost answer: first of all, is the withdrawal there? */
    checking: {
      invoke: {
        id: "findWithdrawal",
        src: "findWithdrawal",
        input: ({ context: { opened } }) => ({ id: opened!.id }),
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && success({ event }) !== null,
            target: "success",
            actions: assign({ made: ({ event }) => success({ event }) })
          },
          { guard: succeeded, target: "notMade" },
          { target: "unsure", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    /** It is not in the history: sending it again, by the same id, is safe. */
    notMade: { on: submitting },
    unsure: { on: { "withdrawal.check": "checking" } },
    /** The server said for how long it refuses. */
    held: { on: { "hold.ended": { target: "error", actions: assign(holdOver) }, "form.submit": {} } },
    error: { on: submitting },
    forbidden: {},
    success: {}
  }
})
