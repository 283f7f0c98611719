import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recoverySetPassword } from "./recovery-set-password.machine.ts"

export const recoverySetPasswordModel = defineModel({
  machine: recoverySetPassword,
  input: { resetPasswordToken: "email-token" },
  events: {
    "form.submit": [{ type: "form.submit", password: "battery-staple" }],
  },
  portResults: {
    resetPassword: {
      ok: [null],
      CallFailed: [
        labelSample(
          "any other; the server's message (an expired or used link too), else the default one",
          callFailed("refused", { message: "This link has expired or has been used." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  },
})
