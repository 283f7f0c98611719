import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { letterLink } from "./letter-link.machine.ts"

export const letterLinkModel = model({
  machine: letterLink,
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
  asks: { takeTokenFromAddress: [undefined], followLetterLink: [{ token: "mail-token" }] },
})
