import { Effect } from "effect"
import { callFailed } from "#domain/shared/failure.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { offers } from "./api.ts"
import { lazyPart } from "./part.tsx"
import type { RouteChunk } from "./route-chunk.ts"

/** Creates a page that an extension adds. Without the extension, its address shows "not found" and its code does not load. */
export const offeredPage =
  (name: Extension, load: () => Promise<RouteChunk>): RouteChunk["page"] =>
  (app, route) =>
    lazyPart(app, {
      load: async () => ((await Effect.runPromise(offers(name))) ? load() : null),
      view: (chunk) => chunk?.page(app, route) ?? NotFound,
      fallback: () => <FailurePanel failure={callFailed("offline")} />,
    })
