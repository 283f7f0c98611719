import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample, lookupOutcome, challengeClosed } from "#machines/kit/when.ts"
import { changeCommon } from "./change-common.machine.ts"

export const changeCommonModel = model({
  machine: changeCommon,
  events: { "form.submit": [{ type: "form.submit", values: { locale: "ru-RU", currencyId: "eur" } }] },
  portResults: {
    savePreferences: {
      ok: [null],
      AnswerLost: [taggedFailure("AnswerLost")],
      CallFailed: [
        labelSample("any other; the server's message, else the default one", callFailed("offline")),
        challengeClosed,
      ],
    },
    findPreferences: { ok: [true, false], CallFailed: [callFailed("offline")] },
    showLocale: { ok: [null], TextsMissing: [taggedFailure("TextsMissing")] },
  },
  when: (_, event) => (event.type === "xstate.done.actor.findPreferences" ? lookupOutcome(event) : null),
})
