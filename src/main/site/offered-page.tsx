import { callFailed } from "../../domain/shared/failure"
import type { Extension } from "../../domain/site/extensions"
import { FailurePanel } from "../../ui/kit/feedback/failure-panel"
import { NotFound } from "../../ui/site/not-found"
import { awaitConfig, currentConfig } from "./config"
import { part } from "./part"
import type { RouteChunk } from "./route-chunk"

/** A page that an extension adds; elsewhere its address is not found, and its code does not load. */
export const offeredPage =
  (name: Extension, load: () => Promise<RouteChunk>): RouteChunk["page"] =>
  (app) =>
    part(app, {
      load: async () => {
        await awaitConfig()
        return currentConfig().extensions.includes(name) ? (await load()).page(app) : NotFound
      },
      fallback: () => <FailurePanel failure={callFailed("offline")} />,
    })
