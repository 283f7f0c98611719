import { Effect } from "effect"
import type { Api } from "../../adapters/shared/api"
import type { Locale } from "../../domain/shared/currency"

/** With the account, for other browsers. */
export const saveCulture =
  (api: Api) =>
  ({ locale }: { readonly locale: Locale }) =>
    Effect.asVoid(api({ method: "PATCH", path: "/profile", body: { culture: locale }, answer: null, background: true }))
