import { taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { languageOffer } from "./language-offer.machine.ts"

export const languageOfferModel = defineModel({
  machine: languageOffer,
  events: {
    "locale.changed": [{ type: "locale.changed", locale: "ru-RU" }],
  },
  portResults: {
    changeLocale: { ok: [undefined], TextsNotLoaded: [taggedFailure("TextsNotLoaded")] },
    saveRefusal: { ok: [undefined] },
  },
  feeds: { watchLocale: ["locale.changed"] },
})
