import type { ComponentType } from "react"
import type { RouteName, RouteParams } from "#domain/site/routes.ts"
import type { AppContext } from "./app.ts"

export interface PageProps {
  /** The decoded parameters of the path, as named in src/domain/site/routes.ts. */
  readonly params: RouteParams
}

/** The exports of a composition file src/main/<route>.tsx. The site calls `createPage` once per visit, not per render. */
export interface RouteChunk {
  readonly createPage: (app: AppContext, route: RouteName) => ComponentType<PageProps>
}
