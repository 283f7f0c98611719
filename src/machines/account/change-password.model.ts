import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, lookupOutcome, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { changePassword } from "./change-password.machine.ts"

export const changePasswordModel = defineModel({
  machine: changePassword,
  events: {
    "form.submit": [
      {
        type: "form.submit",
        values: { password: "correct-horse", newPassword: "battery-staple", confirmPassword: "battery-staple" },
      },
    ],
  },
  portResults: {
    saveSetting: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
    checkSettingSaved: { ok: [true, false], CallFailed: [callFailed("offline")] },
  },
  when: (_, event) => (event.type === "xstate.done.actor.checkSettingSaved" ? lookupOutcome(event) : null),
})
