import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { twoFactorReset } from "./two-factor-reset.machine.ts"

export const twoFactorResetModel = defineModel({
  machine: twoFactorReset,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com", password: "correct-horse" }],
  },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestTwoFactorReset: {
      ok: [{ dueDate: "2026-11-06T12:00:00Z" }],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        tooManyAttempts,
      ],
    },
  },
  portInputs: {
    obtainHumanCheck: [{ action: "recovery" }],
    requestTwoFactorReset: [{ email: "anna@example.com", password: "correct-horse", humanCheck: "human" }],
  },
})
