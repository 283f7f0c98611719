import { callFailed, taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { letterLink } from "./letter-link.machine"

export const letterLinkModel = model({
  machine: letterLink,
  input: undefined,
  events: { "link.follow": [{ type: "link.follow" }] },
  portResults: {
    takeTokenFromAddress: { ok: ["mail-token"], NoToken: [taggedFailure("NoToken")] },
    followLetterLink: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyConfirmed: [taggedFailure("AlreadyConfirmed")],
      AlreadyUndone: [taggedFailure("AlreadyUndone")],
      AlreadyRegistered: [taggedFailure("AlreadyRegistered")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
