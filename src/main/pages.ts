import { Effect } from "effect"
import type { ComponentType } from "react"
import type { Named } from "../domain/failure"
import { named } from "../domain/failure"
import { matchRoute } from "../domain/routes"
import type { RouteName } from "../domain/routes"
import { loadTexts } from "../ui/i18n"
import type { App } from "./app"
import { notFound, routes } from "./routes"
import type { PageProps, Route } from "./routes"

export type PageName = RouteName | "notFound"

const nameOf = (path: string): PageName => matchRoute(path)?.name ?? "notFound"
const routeOf = (name: PageName): Route => (name === "notFound" ? notFound : routes[name] ?? notFound)

/** The pages that have been fetched, and how to fetch the others. */
export const createPages = (app: App) => {
  const loaded = new Map<string, ComponentType<PageProps>>()
  const load = (name: PageName) => {
    const route = routeOf(name)
    const fetching = async () => {
      const [{ page }] = await Promise.all([route.load(), loadTexts(app.i18n, app.locale(), ["common", ...route.namespaces])])
      if (!loaded.has(name)) loaded.set(name, page(app))
    }
    return fetching()
  }
  return {
    nameOf,
    load,
    /** The port of the lazy chunk. */
    loadChunk: ({ name }: { readonly name: string }): Effect.Effect<null, Named<"NotLoaded">> =>
      Effect.tryPromise({
        try: async () => {
          await load(name as PageName)
          return null
        },
        catch: () => named("NotLoaded")
      }),
    pageOf: (name: PageName): ComponentType<PageProps> | null => loaded.get(name) ?? null
  }
}
export type Pages = ReturnType<typeof createPages>
