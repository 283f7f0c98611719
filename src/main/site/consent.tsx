import type { ComponentType } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchConsent } from "#adapters/site/consent.ts"
import { consent } from "#machines/site/consent.machine.ts"
import { PrivacyChoices } from "#ui/site/consent/privacy-choices.tsx"
import type { AppContext } from "./app.ts"
import { getStoredConsent } from "./third-parties.ts"

export const createConsent = (app: AppContext): ComponentType => {
  const stored = getStoredConsent(app)
  const machine = provide(consent)({ watchConsent: watchConsent(stored), saveConsent: stored.save })
  return () => <PrivacyChoices machine={machine} />
}
