import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { createStoredConsent, type StoredConsent } from "#adapters/site/consent.ts"
import { asksConsent } from "#domain/site/config.ts"
import { currentConfig } from "./config.ts"
import { importConfiguredModule } from "./configured-module.ts"
import { memoizePerApp } from "./memoize-per-app.ts"

/**
 * Creates the store of the visitor's consent. The whole page shares one store, which remembers the choice even if the browser refuses
 * storage. Only lazy chunks need it.
 */
export const getStoredConsent = memoizePerApp(({ preferences }): StoredConsent =>
  createStoredConsent(
    createSafeStorage(() => localStorage, "consent"),
    preferences,
  ),
)

/**
 * Returns the loader of a third party's module. Returns null if the operator set none, or if the site asks for consent and the visitor has
 * not given it.
 */
export const importAllowedModule = <Module>(consent: Pick<StoredConsent, "get">, setting: string | null) =>
  asksConsent(currentConfig()) && consent.get() !== "given" ? null : importConfiguredModule<Module>(setting)
