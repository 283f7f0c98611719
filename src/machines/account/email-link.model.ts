import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { emailLink } from "./email-link.machine.ts"

export const emailLinkModel = defineModel({
  machine: emailLink,
  portResults: {
    takeTokenFromUrl: { ok: ["email-token"], NoToken: [taggedFailure("NoToken")] },
    followEmailLink: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyConfirmed: [taggedFailure("AlreadyConfirmed")],
      AlreadyUndone: [taggedFailure("AlreadyUndone")],
      AlreadyRegistered: [taggedFailure("AlreadyRegistered")],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: { takeTokenFromUrl: [undefined], followEmailLink: [{ token: "email-token" }] },
})
