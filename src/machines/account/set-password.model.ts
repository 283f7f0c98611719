import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, lookupOutcome, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { setPassword } from "./set-password.machine.ts"

export const setPasswordModel = defineModel({
  machine: setPassword,
  events: {
    "visit.changed": [
      labelSample("none", { type: "visit.changed", prompt: "none" }),
      labelSample("soft", { type: "visit.changed", prompt: "soft" }),
      labelSample("after the confirmation", { type: "visit.changed", prompt: "afterConfirmation" }),
      labelSample("forced", { type: "visit.changed", prompt: "forced" }),
      labelSample("dismissed", { type: "visit.changed", prompt: "dismissed" }),
    ],
    "password.submit": [{ type: "password.submit", password: "battery-staple" }],
  },
  portResults: {
    loadPurchases: {
      ok: [
        labelSample("contracts or completed orders", { hasContracts: true, alreadyCompleted: false }),
        labelSample("contracts or completed orders", { hasContracts: false, alreadyCompleted: true }),
        labelSample("neither", { hasContracts: false, alreadyCompleted: false }),
      ],
      CallFailed: [callFailed("offline")],
    },
    checkPasswordSet: { ok: [true, false], CallFailed: [callFailed("offline")] },
    savePassword: {
      ok: [null],
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
    savePostponement: { ok: [null] },
  },
  feeds: { watchVisit: ["visit.changed"] },
  when: (_, event) => (event.type === "xstate.done.actor.checkPasswordSet" ? lookupOutcome(event) : null),
})
