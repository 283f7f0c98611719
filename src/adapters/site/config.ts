import { Effect } from "effect"
import type { Config } from "#domain/site/config.ts"
import { configOf } from "#domain/site/parse-config.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"

const configAddress = "/config.json"

/** Why the site cannot start, worded for its operator. */
export interface ConfigRefused {
  readonly _tag: "ConfigRefused"
  readonly reason: string
}
const refused = (why: string): ConfigRefused => ({ _tag: "ConfigRefused", reason: `${configAddress}: ${why}` })

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const fileOf = (response: Response): Effect.Effect<unknown, ConfigRefused | CallFailed> => {
  if (response.status >= 500) return Effect.fail(callFailed("unavailable"))
  if (!response.ok) return Effect.fail(refused(`the server answered ${response.status}`))
  return Effect.tryPromise({
    try: async (): Promise<unknown> => JSON.parse(await response.text()),
    catch: (error) => refused(wordsOf(error)),
  })
}

/** Fails with `CallFailed` while the settings cannot be loaded. */
export const loadConfig = (fetch: Fetch): Effect.Effect<Config, ConfigRefused | CallFailed> =>
  Effect.tryPromise({ try: (signal) => fetch(configAddress, { signal }), catch: () => callFailed("offline") }).pipe(
    Effect.flatMap(fileOf),
    Effect.flatMap((file) => Effect.mapError(Effect.fromResult(configOf(file)), refused)),
  )
