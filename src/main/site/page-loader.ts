import { Result } from "effect"
import type { ComponentType } from "react"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { matchRoute, routeRules, type RouteName } from "#domain/site/routes.ts"
import { routes } from "#main/routes.ts"
import { loadTexts } from "#ui/shared/i18n.ts"
import type { CabinetLayoutProps } from "#ui/site/layout/cabinet-layout.tsx"
import { isInCabinet } from "#ui/site/paths.ts"
import type { App } from "./app.ts"
import type { PageProps, RouteChunk } from "./route-chunk.ts"
import { createStore } from "./store.ts"

/** Creates the loader of the cabinet's menu and header, which load with the first page of the cabinet. */
export const createCabinetFrame = (app: App) => {
  const frame = createStore<ComponentType<CabinetLayoutProps> | null>(null)
  return {
    frame,
    fetch: async (): Promise<void> => {
      if (frame.get() !== null) return
      const [{ createCabinetShell }] = await Promise.all([
        import("./cabinet-shell.tsx"),
        loadTexts(app.i18n, app.locale(), ["support", "partner"]),
      ])
      // Two pages may request the frame at the same time, but its machines must start only once.
      if (frame.get() === null) frame.set(createCabinetShell(app))
    },
  }
}
export type CabinetFrame = ReturnType<typeof createCabinetFrame>

const loadOffered = async (name: Extension, load: () => Promise<RouteChunk>): Promise<RouteChunk> => {
  const { offeredPage } = await import("./offered-page.tsx")
  return { page: offeredPage(name, load) }
}

/**
 * Creates the loader of the pages, which contains the fetched pages by path. An outdated site fetches no more pages, because the next
 * navigation reloads the document.
 */
export const createPageLoader = (app: App, cabinet: CabinetFrame, isOutdated: () => boolean) => {
  const fetched = new Map<RouteName, ComponentType<PageProps>>()
  const load = async (path: string): Promise<null> => {
    const frame = isInCabinet(path) ? cabinet.fetch() : null
    const name = matchRoute(path)?.name
    if (name === undefined) return null
    const rule = routeRules[name]
    const texts = loadTexts(app.i18n, app.locale(), ["common", ...rule.texts])
    const chunk = "offered" in rule ? loadOffered(rule.offered, routes[name]) : routes[name]()
    const [{ page }] = await Promise.all([chunk, texts, frame])
    // Composes the page only once, even if the visitor opens it again.
    if (!fetched.has(name)) fetched.set(name, page(app, name))
    return null
  }
  const notLoaded = () => Result.fail(taggedFailure("NotLoaded"))
  return {
    load,
    isOutdated,
    pageOf: (path: string): ComponentType<PageProps> | null => {
      const name = matchRoute(path)?.name
      return (name && fetched.get(name)) ?? null
    },
    /** The port of the lazy chunk. Code that throws while it starts counts as not loaded. */
    loadChunk: async ({ name }: { readonly name: string }): Promise<Result.Result<null, TaggedFailure<"NotLoaded">>> =>
      isOutdated() ? notLoaded() : load(name).then(Result.succeed, notLoaded),
  }
}
