import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import { confirmEmailChange } from "./confirm-email-change.machine"

export const confirmEmailChangeModel = model({
  machine: confirmEmailChange,
  input: undefined,
  events: { "change.confirm": [{ type: "change.confirm" }] },
  portResults: {
    takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] },
    confirmEmailChange: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyConfirmed: [taggedFailure("AlreadyConfirmed")],
      AlreadyRegistered: [taggedFailure("AlreadyRegistered")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
