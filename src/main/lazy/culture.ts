import { Effect } from "effect"
import type { Api } from "../../adapters/api"
import type { Locale } from "../../domain/currency"

/** With the account, for other browsers. */
export const saveCulture =
  (api: Api) =>
  ({ locale }: { readonly locale: Locale }) =>
    Effect.asVoid(api({ method: "PATCH", path: "/profile", body: { culture: locale }, answer: null, background: true }))
