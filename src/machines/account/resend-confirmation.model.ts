import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { resendConfirmation } from "./resend-confirmation.machine.ts"

export const resendConfirmationModel = defineModel({
  machine: resendConfirmation,
  input: { email: "anna@example.com" },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestEmail: {
      ok: [null],
      CallFailed: [labelSample("any other", callFailed("timeout")), tooManyAttempts],
    },
  },
  portInputs: {
    obtainHumanCheck: [{ action: "confirm" }],
    requestEmail: [{ email: "anna@example.com", humanCheck: "human" }],
  },
})
