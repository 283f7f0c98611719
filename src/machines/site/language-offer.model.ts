import { taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { languageOffer } from "./language-offer.machine"

export const languageOfferModel = model({
  machine: languageOffer,
  input: undefined,
  events: {
    "offer.accept": [{ type: "offer.accept" }],
    "offer.decline": [{ type: "offer.decline" }],
    "locale.changed": [{ type: "locale.changed", locale: "ru-RU" }],
  },
  portResults: {
    changeLocale: { ok: [undefined], TextsMissing: [taggedFailure("TextsMissing")] },
    saveRefusal: { ok: [undefined] },
  },
  feeds: { watchLocale: ["locale.changed"] },
})
