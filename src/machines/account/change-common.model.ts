import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, lookupOutcome, challengeClosed } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { changeCommon } from "./change-common.machine.ts"

export const changeCommonModel = defineModel({
  machine: changeCommon,
  events: { "form.submit": [{ type: "form.submit", values: { locale: "ru-RU", currencyId: "eur" } }] },
  portResults: {
    savePreferences: {
      ok: [null],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample("any other; the server's message, else the default one", callFailed("offline")),
        challengeClosed,
      ],
    },
    checkPreferencesSaved: { ok: [true, false], CallFailed: [callFailed("offline")] },
    showLocale: { ok: [null], TextsNotLoaded: [taggedFailure("TextsNotLoaded")] },
  },
  when: (_, event) => (event.type === "xstate.done.actor.checkPreferencesSaved" ? lookupOutcome(event) : null),
})
