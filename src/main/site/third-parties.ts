import type { StoredConsent } from "../../adapters/site/consent"
import { storedConsent } from "../../adapters/site/consent"
import { safeStorage } from "../../adapters/shared/safe-storage"
import type { Preferences } from "../../adapters/site/preferences"
import { asksConsent } from "../../domain/site/consent"
import type { App } from "./app"
import { currentConfig } from "./config"
import { importConfiguredModule } from "./services"

const byPreferences = new WeakMap<Preferences, StoredConsent>()

/** The visitor's answer: one for the page, which remembers it where storage is refused. Only lazy chunks need it. */
export const consentOf = ({ preferences }: Pick<App, "preferences">): StoredConsent => {
  const consent =
    byPreferences.get(preferences) ??
    storedConsent(
      safeStorage(() => localStorage, "consent"),
      preferences,
    )
  byPreferences.set(preferences, consent)
  return consent
}

/** A third party's module; null without a setting, and where the site asks for consent and has none. */
export const importAllowedModule = <Module>(consent: Pick<StoredConsent, "get">, setting: string | null) =>
  asksConsent(currentConfig()) && consent.get() !== "given" ? null : importConfiguredModule<Module>(setting)
