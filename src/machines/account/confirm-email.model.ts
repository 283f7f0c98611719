import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { confirmEmail } from "./confirm-email.machine.ts"

export const confirmEmailModel = defineModel({
  machine: confirmEmail,
  portResults: {
    takeTokenFromUrl: { ok: ["email-token"], NoToken: [taggedFailure("NoToken")] },
    confirmEmail: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyConfirmed: [taggedFailure("AlreadyConfirmed")],
      OwnershipUnknown: [taggedFailure("OwnershipUnknown")],
      CallFailed: [callFailed("server", { requestId: "req-1" })],
    },
    disownSignUp: {
      ok: [null],
      OldToken: [taggedFailure("OldToken")],
      AlreadyConfirmed: [taggedFailure("AlreadyConfirmed")],
      CallFailed: [callFailed("server", { requestId: "req-2" })],
    },
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestEmail: {
      ok: [null],
      CallFailed: [labelSample("any other", callFailed("timeout")), tooManyAttempts],
    },
  },
  portInputs: {
    takeTokenFromUrl: [undefined],
    confirmEmail: [
      { emailToken: "email-token", isOwnSignUp: false },
      { emailToken: "email-token", isOwnSignUp: true },
    ],
    disownSignUp: [{ emailToken: "email-token" }],
    obtainHumanCheck: [{ action: "confirm" }],
    requestEmail: [{ emailToken: "email-token", humanCheck: "human" }],
  },
})
