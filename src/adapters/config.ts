import { Effect } from "effect"
import type { Config } from "../domain/config"
import { configOf } from "../domain/config-file"

export const configAddress = "/config.json"

/** Why the site cannot start, in words for whoever runs it. */
export interface ConfigRefused {
  readonly _tag: "ConfigRefused"
  readonly reason: string
}
const refused = (why: string): ConfigRefused => ({ _tag: "ConfigRefused", reason: `${configAddress}: ${why}` })

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const read = async (fetch: Fetch, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(configAddress, { signal })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return response.json()
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const loadConfig = (fetch: Fetch): Effect.Effect<Config, ConfigRefused> =>
  Effect.tryPromise({ try: (signal) => read(fetch, signal), catch: (error) => refused(wordsOf(error)) }).pipe(
    Effect.flatMap((file) => Effect.mapError(Effect.fromResult(configOf(file)), refused))
  )
