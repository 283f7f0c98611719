import { Effect, Result } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { causeToCallFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Config } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import type { AppContext } from "./app.ts"
import { awaitConfig, currentConfig } from "./config.ts"

/**
 * Returns the API of a page. Each call waits for the lazy API client, and runs immediately when the client is loaded. If the
 * client fails to load, each call fails. `AppContext` does not contain the calls, because no page needs Effects before its first
 * call.
 */
export const createPageApi = ({ loadApi }: Pick<AppContext, "loadApi">): Api => {
  let loaded: Api | null = null
  const load = Effect.tryPromise({
    try: async () => (loaded = await loadApi()),
    catch: causeToCallFailed,
  })
  return (...call) =>
    Effect.suspend(() => (loaded === null ? Effect.flatMap(load, (api) => api(...call)) : loaded(...call)))
}

/** The operator's settings, once they are loaded. */
export const siteSettings: Effect.Effect<Config, CallFailed> = Effect.flatMap(
  Effect.promise(() => awaitConfig()),
  Effect.fromResult,
)

/**
 * Resolves to true if the operator's API offers this extension. Settings that failed to load count as an offer, because the API is then
 * unreachable and the call itself fails.
 */
export const offers = (name: Extension): Effect.Effect<boolean> =>
  Effect.promise(
    // oxlint-disable-next-line no-restricted-properties
    async () => Result.isFailure(await awaitConfig()) || currentConfig().extensions.includes(name),
  )
