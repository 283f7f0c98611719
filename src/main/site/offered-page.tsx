import { Effect } from "effect"
import type { Extension } from "#domain/site/extensions.ts"
import { MissingPage } from "#ui/site/lazy-chunk/missing-part.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { offers } from "./api.ts"
import { lazyPart } from "./part.tsx"
import type { RouteChunk } from "./route-chunk.ts"

/** Creates a page that an extension adds. Without the extension, its URL shows "not found" and its code does not load. */
export const createOfferedPage =
  (name: Extension, load: () => Promise<RouteChunk>): RouteChunk["createPage"] =>
  (app, route) =>
    lazyPart(app, {
      load: async () => ((await Effect.runPromise(offers(name))) ? load() : null),
      view: (chunk) => chunk?.createPage(app, route) ?? NotFound,
      missing: () => <MissingPage onReload={() => location.reload()} />,
    })
