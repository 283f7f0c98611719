import { withStorage } from "#adapters/shared/safe-storage.ts"
import { isLocale } from "#domain/shared/currency.ts"
import { matchRoute } from "#domain/site/routes.ts"
import type { Core } from "#main/site/core.ts"
import { paths } from "#ui/site/paths.ts"
import { type Answers, hasAnswers, ownTimeZone } from "./answers.ts"

/** Returns the name of the route of an address. */
export const pageName = (path: string): string => matchRoute(path)?.name ?? "notFound"

/** The query parameter that makes the first state of a page differ from its prerendered HTML, by path. */
export const without: { readonly [path: string]: string } = { [paths.recovery()]: "token" }

/** Returns the facts that decide how the page of this address starts. Prerendered HTML carries them for comparison. */
export const beginningOf = ({ app, guard }: Core): string =>
  [pageName(location.pathname), app.session.getSnapshot().value, guard.getSnapshot().value, app.locale()].join(" ")

/** The calculator begins with the quantity that was chosen in this tab: src/adapters/shop/chosen-quantity.ts. */
const hasChosenQuantity = (): boolean =>
  withStorage(
    () => sessionStorage,
    (storage) => Object.keys(storage).some((key) => key.startsWith("quantity:")),
    false,
  )

/** Returns true if the HTML and its embedded responses equal the first render of this page. */
export const matchesPrerender = (root: HTMLElement, core: Core, answers: Answers | null): boolean => {
  const { pathname, search } = location
  const name = pageName(pathname)
  const parameter = without[pathname]
  if (root.dataset["begins"] !== beginningOf(core)) return false
  if (parameter !== undefined && new URLSearchParams(search).has(parameter)) return false
  // The server embedded the responses for another customer.
  if (answers === null && hasAnswers(document)) return false
  if (answers !== null && (answers.timeZone !== ownTimeZone() || hasChosenQuantity())) return false
  // The page changes to the language of the profile while it is hydrated, so its texts would differ from the HTML.
  const culture = core.app.session.getSnapshot().context.profile?.culture ?? null
  if (isLocale(culture) && culture !== core.app.locale()) return false
  // The first render already contains a code from the URL in its field, which the HTML lacks.
  if (name === "signUp" && core.app.capture.code() !== null) return false
  return name === "notFound" || core.pages.pageOf(pathname) !== null
}
