import { Result } from "effect"
import type { ComponentType } from "react"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { matchRoute, routeRules, type RouteName } from "#domain/site/routes.ts"
import { routes } from "#main/routes.ts"
import { loadTexts } from "#ui/shared/i18n.ts"
import { isInCabinet } from "#ui/site/paths.ts"
import type { AppContext } from "./app.ts"
import { lazyPart } from "./part.tsx"
import type { PageProps, RouteChunk } from "./route-chunk.ts"

/** Creates the cabinet's menu and header, which are fetched with the first page of the cabinet. */
export const createCabinetFrame = (app: AppContext) =>
  lazyPart(app, {
    load: () => import("./cabinet-shell.tsx"),
    view: ({ createCabinetShell }) => createCabinetShell(app),
    texts: ["support", "partner"],
  })
export type CabinetFrame = ReturnType<typeof createCabinetFrame>

const offeredPages = lazyModule(() => import("./offered-page.tsx"))
const loadOffered = async (name: Extension, load: () => Promise<RouteChunk>): Promise<RouteChunk> => {
  const { createOfferedPage } = await offeredPages()
  return { createPage: createOfferedPage(name, load) }
}

/**
 * Creates the loader of the pages, which contains the fetched pages by path. An outdated site fetches no more pages, because the next
 * navigation reloads the document.
 */
export const createPageLoader = (app: AppContext, cabinet: CabinetFrame, isOutdated: () => boolean) => {
  const fetched = new Map<RouteName, ComponentType<PageProps>>()
  const load = async (path: string): Promise<null> => {
    const frame = isInCabinet(path) ? cabinet.fetch() : null
    const name = matchRoute(path)?.name
    if (name === undefined) return null
    const rule = routeRules[name]
    const texts = loadTexts(app.i18n, app.locale(), ["common", ...rule.texts])
    const chunk = "offered" in rule ? loadOffered(rule.offered, routes[name]) : routes[name]()
    const [{ createPage }] = await Promise.all([chunk, texts, frame])
    // Composes the page only once, even if the visitor opens it again.
    if (!fetched.has(name)) fetched.set(name, createPage(app, name))
    return null
  }
  const notLoaded = () => Result.fail(taggedFailure("ChunkNotLoaded"))
  return {
    load,
    isOutdated,
    pageOf: (path: string): ComponentType<PageProps> | null => {
      const name = matchRoute(path)?.name
      return (name && fetched.get(name)) ?? null
    },
    /** Fills the port of the machine `lazyChunk`. Code that throws while it starts counts as not loaded. */
    loadChunk: async ({
      name,
    }: {
      readonly name: string
    }): Promise<Result.Result<null, TaggedFailure<"ChunkNotLoaded">>> =>
      isOutdated() ? notLoaded() : load(name).then(Result.succeed, notLoaded),
  }
}
