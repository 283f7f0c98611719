import { storedConsent, type StoredConsent } from "#adapters/site/consent.ts"
import { safeStorage } from "#adapters/shared/safe-storage.ts"
import { asksConsent } from "#domain/site/config.ts"
import { currentConfig } from "./config.ts"
import { importConfiguredModule } from "./configured-module.ts"
import { perApp } from "./per-app.ts"

/** The visitor's answer: one for the page, which remembers it where storage is refused. Only lazy chunks need it. */
export const consentOf = perApp(({ preferences }): StoredConsent =>
  storedConsent(
    safeStorage(() => localStorage, "consent"),
    preferences,
  ),
)

/** A third party's module; null without a setting, and where the site asks for consent and has none. */
export const importAllowedModule = <Module>(consent: Pick<StoredConsent, "get">, setting: string | null) =>
  asksConsent(currentConfig()) && consent.get() !== "given" ? null : importConfiguredModule<Module>(setting)
