import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import { undoEmailChange } from "./undo-email-change.machine"

export const undoEmailChangeModel = model({
  machine: undoEmailChange,
  input: undefined,
  events: { "change.undo": [{ type: "change.undo" }] },
  portResults: {
    takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] },
    undoEmailChange: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyUndone: [taggedFailure("AlreadyUndone")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
