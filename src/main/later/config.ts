import { Effect, Result } from "effect"
import { loadConfig } from "../../adapters/config"
import type { Config } from "../../domain/config"

/** Throws with words for the operator. */
export const readConfig = async (): Promise<Config> => {
  const loaded = await Effect.runPromise(Effect.result(loadConfig((url, init) => window.early?.settings ?? fetch(url, init))))
  if (Result.isFailure(loaded)) throw new Error(loaded.failure.reason)
  return loaded.success
}
