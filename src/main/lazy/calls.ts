import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { runEffect } from "#adapters/shared/run.ts"
import { loadConfig } from "#adapters/site/config.ts"
import type { Locale } from "#domain/shared/currency.ts"

// One file has all of these: a page that makes calls at once waits for it.
export { endSession, loadProfile, renewToken } from "#adapters/site/session.ts"
export { createApi } from "./api.ts"

/** Saves the language to the account, for other browsers. */
export const saveCulture =
  (api: Api) =>
  ({ locale }: { readonly locale: Locale }) =>
    Effect.asVoid(api("PATCH /profile", { body: { culture: locale }, background: true }))

const startedInHtml = () => {
  const settings = window.bootstrap?.settings ?? null
  // The response can be read once.
  if (window.bootstrap) window.bootstrap.settings = null
  return settings
}

/** Read where the document has begun to: src/start/bootstrap.ts. */
export const readConfig = () => runEffect(loadConfig((url, init) => startedInHtml() ?? fetch(url, init)))
