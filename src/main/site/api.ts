import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import type { Config } from "#domain/site/config.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { App } from "./app.ts"
import { awaitConfig } from "./config.ts"

/**
 * Returns the API of a page. Its calls wait for the lazy API client, and run at once when the client is loaded. If the client fails to
 * load, the server counts as unreachable. `App` does not contain the calls, because no page needs Effects before its first call.
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

/** The operator's settings. Waits until they are loaded. */
export const siteSettings: Effect.Effect<Config, CallFailed> = Effect.flatMap(
  Effect.promise(() => awaitConfig()),
  Effect.fromResult,
)

/** Makes a call of an extension. If the operator does not offer the extension, nothing is called and the call fails with `otherwise`. */
export const whenOffered =
  <Input, A, E, Otherwise>(
    isOffered: () => Promise<boolean>,
    call: (input: Input) => Effect.Effect<A, E>,
    otherwise: Otherwise,
  ) =>
  (input: Input): Effect.Effect<A, E | Otherwise> =>
    Effect.flatMap(Effect.promise(isOffered), (offered): Effect.Effect<A, E | Otherwise> =>
      offered ? call(input) : Effect.fail(otherwise),
    )
