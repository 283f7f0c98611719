import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { runEffect } from "#adapters/shared/run.ts"
import { loadConfig } from "#adapters/site/config.ts"
import type { Locale } from "#domain/shared/currency.ts"

// One file for all calls that a page can make at its start, so that the page waits for only one file.

export { endSession, loadProfile, refreshTokens } from "#adapters/site/session.ts"
export { createApi } from "./api.ts"

/** Saves the language to the account, for other browsers. */
export const saveLocale =
  (api: Api) =>
  ({ locale }: { readonly locale: Locale }) =>
    Effect.asVoid(api("PATCH /profile", { body: { culture: locale }, isBackground: true }))

const startedInHtml = () => {
  const settings = window.bootstrap?.settings ?? null
  // Takes the response only once, because its body can be read only once.
  if (window.bootstrap) window.bootstrap.settings = null
  return settings
}

/** Reads the settings. Reuses the request of the document if it has started one (see src/start/bootstrap.ts). */
export const readConfig = () => runEffect(loadConfig((url, init) => startedInHtml() ?? fetch(url, init)))
