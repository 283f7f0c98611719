import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, lookupOutcome, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { changeEmail } from "./change-email.machine.ts"

export const changeEmailModel = defineModel({
  machine: changeEmail,
  events: {
    "form.submit": [{ type: "form.submit", values: { email: "boris@example.com", password: "correct-horse" } }],
  },
  portResults: {
    saveSetting: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "This e-mail address is already registered." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
    checkSettingSaved: { ok: [true, false], CallFailed: [callFailed("offline")] },
  },
  when: (_, event) => (event.type === "xstate.done.actor.checkSettingSaved" ? lookupOutcome(event) : null),
})
