import { taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { locale } from "./locale.machine.ts"

export const localeModel = defineModel({
  machine: locale,
  input: { locale: "en-US" },
  events: {
    "locale.choose": [{ type: "locale.choose", locale: "ru-RU" }],
    "locale.changed": [{ type: "locale.changed", locale: "ru-RU" }],
  },
  portResults: {
    changeLocale: { ok: [undefined], TextsNotLoaded: [taggedFailure("TextsNotLoaded")] },
    showLocale: { ok: [undefined], TextsNotLoaded: [taggedFailure("TextsNotLoaded")] },
  },
  feeds: { watchLocale: ["locale.changed"] },
  portInputs: { changeLocale: [{ locale: "ru-RU" }], showLocale: [{ locale: "ru-RU" }] },
})
