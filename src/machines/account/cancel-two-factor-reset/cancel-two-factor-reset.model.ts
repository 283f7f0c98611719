import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import { cancelTwoFactorReset } from "./cancel-two-factor-reset.machine"

export const cancelTwoFactorResetModel = model({
  machine: cancelTwoFactorReset,
  input: undefined,
  events: { "reset.cancel": [{ type: "reset.cancel" }] },
  portResults: {
    takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] },
    cancelTwoFactorReset: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
