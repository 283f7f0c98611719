import { assign } from "xstate"
import { hasInvalidChecksum } from "#domain/account/address.ts"
import {
  isBelowMinimumWithdrawal,
  matchesWithdrawalRequest,
  type Withdrawal,
  type WithdrawalDetails,
  type WithdrawalFailure,
  type WithdrawalRequest,
  type WithdrawalSummary,
} from "#domain/money/withdrawal.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { feed, port, setup } from "#machines/shared/port.ts"
import type {
  WithdrawalContext,
  WithdrawalCreation,
  WithdrawalFormData,
  WithdrawalInput,
  WithdrawalSummaryChanged,
} from "./withdrawal.context.ts"

export const withdrawalSetup = setup({
  types: {} as {
    input: WithdrawalInput
    context: WithdrawalContext
    events:
      | { type: "load.retry" }
      | ({ type: "form.submit" } & WithdrawalDetails)
      | { type: "form.back" }
      | { type: "warning.confirm" }
      | { type: "withdrawal.confirm" }
      | { type: "outcome.check" }
      | { type: "withdrawal.resend" }
      | { type: "rateLimit.ended" }
      | WithdrawalSummaryChanged
  },
  actors: {
    openWithdrawal: port<WithdrawalInput, WithdrawalFormData, CallFailed>("openWithdrawal"),
    createWithdrawal: port<WithdrawalCreation, Withdrawal, WithdrawalFailure>("createWithdrawal"),
    findWithdrawal: port<{ request: WithdrawalRequest }, Withdrawal | null, CallFailed>("findWithdrawal"),
    loadWithdrawalSummary: port<WithdrawalInput, WithdrawalSummary, CallFailed>("loadWithdrawalSummary"),
    watchSummary: feed<WithdrawalSummaryChanged, WithdrawalInput>("watchSummary"),
  },
  guards: {
    isOpened: ({ context }) => context.formData !== null,
    isAsked: ({ context: { coin, details, created } }) =>
      details !== null && matchesWithdrawalRequest({ coin, ...details }, created!),
    isNothingAsked: ({ context: { details } }) => details === null,
    isBelowMinimum: ({ context: { formData, details } }) =>
      isBelowMinimumWithdrawal(formData!.summary, details!.amount),
    hasFailedChecksum: ({ context: { coin, details, confirmed } }) =>
      details!.address !== confirmed && hasInvalidChecksum(coin, details!.address),
  },
  actions: {
    setForm: assign(({ event }) =>
      event.type === "form.submit" ? { details: { amount: event.amount, address: event.address }, failure: null } : {},
    ),
    /** Clears the data of the form. The form loads again, because the balance has changed. */
    clearForm: assign({ formData: null, pending: null, created: null }),
    setPending: assign({
      details: ({ context: { pending } }) => ({ amount: pending!.amount, address: pending!.address }),
      failure: null,
    }),
    setSummary: assign(({ context: { formData }, event }) =>
      event.type === "summary.changed" && formData !== null
        ? { formData: { ...formData, summary: event.summary } }
        : {},
    ),
    confirm: assign({ confirmed: ({ context }) => context.details!.address }),
  },
})
