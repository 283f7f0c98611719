import {
  earlierWithdrawal,
  createdWithdrawal,
  withdrawalFormData,
  pendingWithdrawal,
} from "#domain/fixtures/withdrawal.ts"
import { matchesWithdrawalRequest, type Withdrawal } from "#domain/money/withdrawal.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { withdrawal } from "./withdrawal.machine.ts"

const stillUnknown = (...failure: Parameters<typeof callFailed>) =>
  ({ _tag: "OutcomeStillUnknown", request: pendingWithdrawal, failure: callFailed(...failure) }) as const

const rightAddress = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

export const withdrawalModel = defineModel({
  machine: withdrawal,
  input: { coin: "btc" },
  events: {
    "form.submit": [
      labelSample("enough, to a sound address", {
        type: "form.submit",
        amount: decimal("0.0015"),
        address: rightAddress,
      }),
      labelSample("below the minimum", { type: "form.submit", amount: decimal("0.0004"), address: rightAddress }),
      labelSample("enough, to an address with a failed checksum", {
        type: "form.submit",
        amount: decimal("0.0015"),
        address: `${rightAddress.slice(0, -1)}5`,
      }),
    ],
    "summary.changed": [{ type: "summary.changed", summary: withdrawalFormData.summary }],
  },
  portResults: {
    openWithdrawal: {
      ok: [
        labelSample("nothing is unknown", withdrawalFormData),
        labelSample("the outcome of an earlier request is unknown", {
          ...withdrawalFormData,
          pending: pendingWithdrawal,
        }),
      ],
      CallFailed: [callFailed("server", { requestId: "req-41" })],
    },
    createWithdrawal: {
      ok: [createdWithdrawal, earlierWithdrawal],
      ResponseLost: [{ _tag: "ResponseLost", request: pendingWithdrawal }],
      PreviousOutcomeUnknown: [{ _tag: "PreviousOutcomeUnknown", request: pendingWithdrawal }],
      OutcomeStillUnknown: [
        labelSample(
          "any other; the server's message",
          stillUnknown("notFound", { message: "Withdrawals are paused." }),
        ),
        labelSample(
          "429 with Retry-After",
          stillUnknown("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
        ),
        labelSample("the two-factor challenge was closed", stillUnknown("cancelled")),
      ],
      Demo: [taggedFailure("Demo")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Withdrawals to this address are paused." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
    loadWithdrawalSummary: {
      ok: [{ ...withdrawalFormData.summary, balance: decimal("0.0011") }],
      CallFailed: [callFailed("offline")],
    },
    findWithdrawal: {
      ok: [createdWithdrawal, earlierWithdrawal, null],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchSummary: ["summary.changed"] },
  distinguishBy: ({ confirmed, details }) => [confirmed, details?.address ?? null],
  when: ({ coin, confirmed, details }, event) => {
    if (/^xstate\.done\.actor\.(?:create|find)Withdrawal$/.test(event.type)) {
      const { success } = event["output"] as { readonly success?: Withdrawal | null }
      if (success === undefined) return null
      if (success === null) return "the history does not show it"
      if (details === null) return "no other choice was made here"
      return matchesWithdrawalRequest({ coin, ...details }, success) ? "as requested" : "another amount or address"
    }
    if (event.type !== "form.submit" || confirmed === null) return null
    return event["address"] === confirmed ? "enough, to the confirmed address" : null
  },
})
