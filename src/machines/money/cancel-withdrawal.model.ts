import { buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { cancelWithdrawal } from "./cancel-withdrawal.machine.ts"

export const cancelWithdrawalModel = defineModel({
  machine: cancelWithdrawal,
  input: { id: buildWithdrawalOperation().id },
  portResults: {
    cancelWithdrawal: {
      ok: [null],
      AlreadySent: [taggedFailure("AlreadySent")],
      CallFailed: [callFailed("timeout")],
    },
  },
  portInputs: { cancelWithdrawal: [{ id: "b0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0100" }] },
})
