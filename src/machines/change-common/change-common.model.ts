import { callFailed, named } from "../../domain/failure"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { changeCommon } from "./change-common.machine"

export const changeCommonModel = model({
  machine: changeCommon,
  input: undefined,
  events: { "form.submit": [{ type: "form.submit", values: { locale: "ru-RU", currencyId: "eur" } }] },
  answers: {
    savePreferences: {
      ok: [null],
      CallFailed: [
        when("any other; the server's message, else the default one", callFailed("offline")),
        when("the two-factor challenge was closed", callFailed("cancelled"))
      ]
    },
    showLocale: { ok: [null], TextsMissing: [named("TextsMissing")] }
  },
  feeds: {}
})
