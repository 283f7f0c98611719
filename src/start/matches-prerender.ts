import { withStorage } from "#adapters/shared/safe-storage.ts"
import { matchRoute } from "#domain/site/routes.ts"
import { paths } from "#ui/site/paths.ts"
import type { Core } from "#main/site/core.ts"
import { type Answers, hasAnswers, ownTimeZone } from "./answers.ts"

/** The route of an address. */
export const pageName = (path: string): string => matchRoute(path)?.name ?? "notFound"

/** The parameter, by path, with which the first state of a page differs from its HTML. */
export const without: { readonly [path: string]: string } = { [paths.recovery()]: "token" }

/** The facts that decide how the page of this address begins. Prerendered HTML carries them. */
export const beginningOf = ({ app, guard }: Core): string =>
  [pageName(location.pathname), app.session.getSnapshot().value, guard.getSnapshot().value, app.locale()].join(" ")

/** The calculator begins with the quantity that was chosen in this tab: src/adapters/shop/products.ts. */
const hasChosenQuantity = (): boolean =>
  withStorage(
    () => sessionStorage,
    (place) => Object.keys(place).some((key) => key.startsWith("quantity:")),
    false,
  )

/** Whether the HTML, with these answers in it, is what this page begins with. */
export const matchesPrerender = (root: HTMLElement, core: Core, answers: Answers | null): boolean => {
  const { pathname, search } = location
  const name = pageName(pathname)
  const parameter = without[pathname]
  if (root.dataset["begins"] !== beginningOf(core)) return false
  if (parameter !== undefined && new URLSearchParams(search).has(parameter)) return false
  // Rendered for somebody else.
  if (answers === null && hasAnswers(document)) return false
  if (answers !== null && (answers.timeZone !== ownTimeZone() || hasChosenQuantity())) return false
  // A code from the URL is in the field from the start.
  if (name === "signUp" && core.app.capture.code() !== null) return false
  return name === "notFound" || core.pages.pageOf(pathname) !== null
}
