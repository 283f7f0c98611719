import type { ComponentType } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import type { createLanguageOfferStore as languageOfferOf } from "#adapters/site/language-offer.ts"
import { watchLocale } from "#adapters/site/preferences.ts"
import { languageOffer } from "#machines/site/language-offer.machine.ts"
import { LanguageOffer } from "#ui/site/language-offer/language-offer.tsx"
import type { AppContext } from "./app.ts"
import { chooseLocale } from "./language.ts"

type Offer = ReturnType<typeof languageOfferOf>

export const createLanguageOffer = (app: AppContext, { saveRefusal }: Pick<Offer, "saveRefusal">): ComponentType => {
  const machine = provide(languageOffer)({
    watchLocale: watchLocale(app.preferences),
    changeLocale: chooseLocale(app),
    saveRefusal,
  })
  return () => <LanguageOffer machine={machine} />
}
