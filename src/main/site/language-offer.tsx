import type { ComponentType } from "react"
import { fillPort } from "../../adapters/shared/fill-port"
import type { languageOffer as languageOfferOf } from "../../adapters/site/language-offer"
import { watchLocale } from "../../adapters/site/preferences"
import { languageOffer } from "../../machines/site/language-offer.machine"
import { LanguageOffer } from "../../ui/site/language-offer/language-offer"
import type { App } from "./app"
import { chooseLocale } from "./language"

type Offer = ReturnType<typeof languageOfferOf>

export const createLanguageOffer = (app: App, { saveRefusal }: Pick<Offer, "saveRefusal">): ComponentType => {
  const machine = languageOffer.provide({
    actors: {
      watchLocale: watchLocale(app.preferences),
      changeLocale: fillPort(chooseLocale(app)),
      saveRefusal: fillPort(saveRefusal),
    },
  })
  return () => <LanguageOffer machine={machine} />
}
