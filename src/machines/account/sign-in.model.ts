import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { signIn } from "./sign-in.machine.ts"

export const signInModel = defineModel({
  machine: signIn,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com", password: "correct-horse" }],
  },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    signIn: {
      ok: [null],
      UserNotVerified: [{ _tag: "UserNotVerified", message: "Confirm your e-mail address first." }],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Wrong e-mail or password." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  },
  portInputs: {
    obtainHumanCheck: [{ action: "signin" }],
    signIn: [{ email: "anna@example.com", password: "correct-horse", humanCheck: "human" }],
  },
})
