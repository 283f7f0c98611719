import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recoveryRequest } from "./recovery-request.machine.ts"

export const recoveryRequestModel = defineModel({
  machine: recoveryRequest,
  events: {
    "form.submit": [{ type: "form.submit", email: "anna@example.com" }],
  },
  portResults: {
    obtainHumanCheck: { ok: ["human"], CallFailed: [callFailed("offline")] },
    requestRecovery: {
      ok: [null],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        tooManyAttempts,
      ],
    },
  },
})
