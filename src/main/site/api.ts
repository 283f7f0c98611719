import { Effect, Result } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import type { Config } from "#domain/site/config.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Extension } from "#domain/site/extensions.ts"
import type { App } from "./app.ts"
import { awaitConfig, currentConfig } from "./config.ts"

/**
 * The calls of a page: they wait for the lazy API client, and are made at once when it is loaded. Without it the server is
 * unreachable too. `App` does not contain them, because no page needs Effects before its first call.
 */
export const apiOf = ({ calls }: Pick<App, "calls">): Api => {
  let loaded: Api | null = null
  const load = Effect.tryPromise({
    try: async () => (loaded = await calls()),
    catch: () => callFailed("offline"),
  })
  return (...call) =>
    Effect.suspend(() => (loaded === null ? Effect.flatMap(load, (api) => api(...call)) : loaded(...call)))
}

/** Waits until they are known. */
export const siteSettings: Effect.Effect<Config, CallFailed> = Effect.flatMap(
  Effect.promise(() => awaitConfig()),
  Effect.fromResult,
)

/** Whether the operator's API offers this, once the settings are known. Without settings there is no API either: the call itself fails. */
export const offers = (name: Extension): Effect.Effect<boolean> =>
  Effect.promise(
    // oxlint-disable-next-line no-restricted-properties
    async () => Result.isFailure(await awaitConfig()) || currentConfig().extensions.includes(name),
  )
