import { matchRoute } from "#domain/site/routes.ts"
import { isInCabinet } from "#ui/site/paths.ts"
import type { Core } from "#main/site/core.ts"

/** Which page an address asks for, in the word that the built HTML carries. */
export const pageName = (path: string): string => matchRoute(path)?.name ?? "notFound"

/** Whether what stands there is what this page begins with: the same page, in the same language, for the same kind of visitor. */
export const matchesPrerender = (root: HTMLElement, { app, guard, pages }: Core): boolean => {
  const { pathname, search } = location
  const { page, visitor, guard: decided, without } = root.dataset
  const name = pageName(pathname)
  if (page !== name || decided !== guard.getSnapshot().value || visitor !== app.session.getSnapshot().value)
    return false
  if (document.documentElement.lang !== app.locale()) return false
  if (without !== undefined && new URLSearchParams(search).has(without)) return false
  // An unknown URL inside the cabinet keeps the cabinet's frame.
  if (name === "notFound") return !isInCabinet(pathname)
  // A code from the URL is in the field from the start.
  if (name === "signUp" && app.capture.code() !== null) return false
  return pages.pageOf(pathname) !== null
}
