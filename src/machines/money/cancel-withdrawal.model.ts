import { withdrawalOperation } from "#domain/fixtures/operation.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { cancelWithdrawal } from "./cancel-withdrawal.machine.ts"

export const cancelWithdrawalModel = model({
  machine: cancelWithdrawal,
  input: { id: withdrawalOperation().id },
  events: {
    "withdrawal.cancel": [{ type: "withdrawal.cancel" }],
    "cancel.confirm": [{ type: "cancel.confirm" }],
    "cancel.dismiss": [{ type: "cancel.dismiss" }],
    "status.show": [{ type: "status.show" }],
  },
  portResults: {
    cancelWithdrawal: {
      ok: [null],
      AlreadySent: [taggedFailure("AlreadySent")],
      CallFailed: [callFailed("timeout")],
    },
  },
  feeds: {},
})
