import type { ComponentType } from "react"
import { fillPort } from "../../adapters/shared/fill-port"
import { watchConsent } from "../../adapters/site/consent"
import { consent } from "../../machines/site/consent.machine"
import { PrivacyChoices } from "../../ui/site/consent/privacy-choices"
import type { App } from "./app"
import { consentOf } from "./third-parties"

export const createConsent = (app: App): ComponentType => {
  const stored = consentOf(app)
  const machine = consent.provide({
    actors: { watchConsent: watchConsent(stored), saveConsent: fillPort(stored.save) },
  })
  return () => <PrivacyChoices machine={machine} />
}
