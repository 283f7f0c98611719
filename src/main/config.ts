import { Effect, Result } from "effect"
import { loadConfig as loadConfigOf } from "../adapters/config"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"

let current: Config = defaultConfig

/** What the operator has set. Loaded before anything that asks for it is started. */
export const config = (): Config => current

/** Read where the document has not begun to: src/early.ts. Throws with words for the operator: a site with wrong settings does not start. */
export const loadConfig = async (): Promise<void> => {
  const loaded = await Effect.runPromise(Effect.result(loadConfigOf((url, init) => window.early?.settings ?? fetch(url, init))))
  if (Result.isFailure(loaded)) throw new Error(loaded.failure.reason)
  current = loaded.success
}
