import type { ComponentType } from "react"
import { useState } from "react"
import { languageOffer } from "../../adapters/site/language-offer"
import { useAppActor } from "../../ui/site/session"
import type { App } from "./app"
import { lazyPart } from "./lazy-part"

/** Loads only where the other language is offered: to visitors, not to customers, whose account knows their language. */
export const createLazyLanguageOffer = (app: App): ComponentType => {
  const offer = languageOffer({
    cookies: app.cookies,
    storage: () => localStorage,
    languages: () => navigator.languages,
    locale: app.locale,
  })
  const Offer = lazyPart(app, async () => (await import("./language-offer")).createLanguageOffer(app, offer), [])
  const Offered = () => {
    const [isOffered] = useState(offer.isOffered)
    return isOffered && <Offer />
  }
  return () => {
    const [session] = useAppActor(app.session)
    return session.matches("anonymous") && <Offered />
  }
}
