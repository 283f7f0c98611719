import { withStorage } from "#adapters/shared/safe-storage.ts"
import { isLocale } from "#domain/shared/currency.ts"
import { matchRoute } from "#domain/site/routes.ts"
import type { Core } from "#main/site/core.ts"
import { paths } from "#ui/site/paths.ts"
import { type EmbeddedResponses, hasEmbeddedResponses, getProcessTimeZone } from "./embedded-responses.ts"

/** Returns the name of the page at a path, or "notFound". */
export const findPageName = (path: string): string => matchRoute(path)?.name ?? "notFound"

/** The query parameter that makes the first state of a page differ from its prerendered HTML, by path. */
export const excludedParameters: { readonly [path: string]: string } = { [paths.recovery()]: "token" }

/** Returns the facts that decide how the page of this URL starts. Prerendered HTML carries them for comparison. */
export const describeInitialState = ({ app, guard }: Core): string =>
  [findPageName(location.pathname), app.session.getSnapshot().value, guard.getSnapshot().value, app.locale()].join(" ")

/**
 * Returns true if a quantity was chosen in this tab (src/adapters/shop/chosen-quantity.ts). The calculator begins with it, and the server
 * does not know it.
 */
const hasChosenQuantity = (): boolean =>
  withStorage(
    () => sessionStorage,
    (storage) => Object.keys(storage).some((key) => key.startsWith("quantity:")),
    false,
  )

/** Returns true if the HTML and its embedded responses equal the first render of this page. */
export const matchesPrerender = (root: HTMLElement, core: Core, embedded: EmbeddedResponses | null): boolean => {
  const { pathname, search } = location
  const name = findPageName(pathname)
  const parameter = excludedParameters[pathname]
  if (root.dataset["initialState"] !== describeInitialState(core)) return false
  if (parameter !== undefined && new URLSearchParams(search).has(parameter)) return false
  // The server embedded the responses for another customer.
  if (embedded === null && hasEmbeddedResponses(document)) return false
  if (embedded !== null && (embedded.timeZone !== getProcessTimeZone() || hasChosenQuantity())) return false
  // The page changes to the language of the profile while it is hydrated, so its texts would differ from the HTML.
  const profileLocale = core.app.session.getSnapshot().context.profile?.culture ?? null
  if (isLocale(profileLocale) && profileLocale !== core.app.locale()) return false
  // The first render already contains a code from the URL in its field, which the HTML lacks.
  if (name === "signUp" && core.app.capture.code() !== null) return false
  return name === "notFound" || core.pages.pageOf(pathname) !== null
}
