import { pendingEth, pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pendingWithdrawals } from "./pending-withdrawals.machine.ts"

export const pendingWithdrawalsModel = defineModel({
  machine: pendingWithdrawals,
  input: { customerId: pendingWithdrawal.customerId },
  portResults: {
    resolveUnknownRequests: {
      ok: [
        labelSample("an outcome is unknown", [pendingWithdrawal, pendingEth]),
        labelSample("nothing was sent, or the history shows it", []),
      ],
    },
  },
  feeds: { watchRequests: ["requests.changed"] },
})
