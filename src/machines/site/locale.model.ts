import { taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { locale } from "./locale.machine"

export const localeModel = model({
  machine: locale,
  input: { locale: "en-US" },
  events: {
    "locale.choose": [{ type: "locale.choose", locale: "ru-RU" }],
    "locale.changed": [{ type: "locale.changed", locale: "ru-RU" }],
  },
  portResults: {
    changeLocale: { ok: [undefined], TextsMissing: [taggedFailure("TextsMissing")] },
    showLocale: { ok: [undefined], TextsMissing: [taggedFailure("TextsMissing")] },
  },
  feeds: { watchLocale: ["locale.changed"] },
})
