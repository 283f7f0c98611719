import { safeStorage } from "#adapters/shared/safe-storage.ts"
import { storedConsent, type StoredConsent } from "#adapters/site/consent.ts"
import { asksConsent } from "#domain/site/config.ts"
import { currentConfig } from "./config.ts"
import { importConfiguredModule } from "./configured-module.ts"
import { perApp } from "./per-app.ts"

/**
 * The visitor's consent. The whole page shares one store, which remembers the answer even if the browser refuses storage. Only lazy chunks
 * need it.
 */
export const createStoredConsent = perApp(({ preferences }): StoredConsent =>
  storedConsent(
    safeStorage(() => localStorage, "consent"),
    preferences,
  ),
)

/**
 * Returns the loader of a third party's module. Returns null if the operator set none, or if the site asks for consent and the visitor has
 * not given it.
 */
export const importAllowedModule = <Module>(consent: Pick<StoredConsent, "get">, setting: string | null) =>
  asksConsent(currentConfig()) && consent.get() !== "given" ? null : importConfiguredModule<Module>(setting)
