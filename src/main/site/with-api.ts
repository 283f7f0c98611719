import { Effect } from "effect"
import type { Api } from "../../adapters/shared/api"
import type { Config } from "../../domain/site/config"
import type { CallFailed } from "../../domain/shared/failure"
import { callFailed } from "../../domain/shared/failure"
import type { App } from "./app"
import { awaitConfig } from "./config"

/** For pages that read answers from their beginning, and so run Effects themselves. */
export interface AppWithApi extends App {
  readonly api: Api
}

/** Without the lazy API client the server is unreachable too. Once loaded, it makes the next call at once. */
export const withApi = (app: App): AppWithApi => {
  let ready: Api | null = null
  const waiting = Effect.tryPromise({ try: app.calls, catch: () => callFailed("offline") })
  const pending = Effect.tap(waiting, (api) =>
    Effect.sync(() => {
      ready = api
    }),
  )
  const own: Pick<AppWithApi, "api"> = {
    api: (call) => Effect.suspend(() => (ready === null ? Effect.flatMap(pending, (api) => api(call)) : ready(call))),
  }
  // Not a copy, which would start every machine of the application.
  return Object.assign(Object.create(app) as App, own)
}

/** Waits until they are known. */
export const siteSettings: Effect.Effect<Config, CallFailed> = Effect.flatMap(
  Effect.promise(() => awaitConfig()),
  Effect.fromResult,
)
