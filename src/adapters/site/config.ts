import { Effect, Result, Schema } from "effect"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { ConfigFile } from "#domain/site/config-file.ts"
import { type Config, defaultConfig } from "#domain/site/config.ts"

const decode = Schema.decodeUnknownResult(ConfigFile, { onExcessProperty: "error", errors: "all" })

/** Returns the name of a setting, for example `terms.ru` for `["terms"]["ru"]`. */
const nameOf = (path: string): string => path.replaceAll(/\["?([^"[\]]*)"?\]/g, ".$1").slice(1)

/** Returns one line for each error. The line starts with the name of the setting. */
const linesOf = (message: string): string =>
  message.replaceAll(/^(.+)\n {2}at (.+)$/gm, (_, text: string, path: string) => `${nameOf(path)}: ${text}`)

/** Returns the settings with the defaults for missing settings, or the error messages of the schema. */
export const parseConfig = (file: unknown): Result.Result<Config, string> =>
  Result.mapBoth(decode(file), {
    onSuccess: (set) => ({ ...defaultConfig, ...set }),
    onFailure: (error) => linesOf(error.message),
  })

const configAddress = "/config.json"

/** The reason why the site cannot start, worded for its operator. */
export interface ConfigRefused {
  readonly _tag: "ConfigRefused"
  readonly reason: string
}
const refuseConfig = (why: string): ConfigRefused => ({ _tag: "ConfigRefused", reason: `${configAddress}: ${why}` })

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const fileOf = (response: Response): Effect.Effect<unknown, ConfigRefused | CallFailed> => {
  if (response.status >= 500) return Effect.fail(callFailed("unavailable"))
  if (!response.ok) return Effect.fail(refuseConfig(`the server answered ${response.status}`))
  return Effect.tryPromise({
    try: async (): Promise<unknown> => JSON.parse(await response.text()),
    catch: (error) => refuseConfig(messageOf(error)),
  })
}

/** Loads the settings. Fails with `CallFailed` if they cannot be fetched, and with `ConfigRefused` if they are invalid. */
export const loadConfig = (fetch: Fetch): Effect.Effect<Config, ConfigRefused | CallFailed> =>
  Effect.tryPromise({ try: (signal) => fetch(configAddress, { signal }), catch: () => callFailed("offline") }).pipe(
    Effect.flatMap(fileOf),
    Effect.flatMap((file) => Effect.mapError(Effect.fromResult(parseConfig(file)), refuseConfig)),
  )
