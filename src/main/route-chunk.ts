import type { ComponentType } from "react"
import type { RouteParams } from "../domain/site/routes"
import type { Namespace } from "../ui/shared/i18n"
import type { App } from "./site/app"

export interface PageProps {
  /** The parts of the path that domain/site/routes.ts names, decoded. */
  readonly params: RouteParams
}

/** What a composition file src/main/<route>.tsx exports. Called once per visit of the site, not per render. */
export interface RouteChunk {
  readonly page: (app: App) => ComponentType<PageProps>
}

export interface RouteComposition {
  /** Text files the page needs; `common` is always there. */
  readonly namespaces: ReadonlyArray<Namespace>
  readonly load: () => Promise<RouteChunk>
}
