import { Result } from "effect"
import { useMemo } from "react"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { defaultConfig, type Config } from "#domain/site/config.ts"
import { clientModule } from "./lazy-client.ts"
import { createStore, useStore } from "./store.ts"

const hints = lazyModule(() => import("#ui/site/sandbox-hint/sandbox-hints.tsx"))

type ConfigResult = Promise<Result.Result<Config, CallFailed>>

/** The operator's settings, or the defaults until they are loaded. */
export const config = createStore<Config>(defaultConfig)
export const currentConfig = config.get
/** The settings of the first render, from the document or the defaults. */
let first = defaultConfig

let getCurrentResult = (): ConfigResult => Promise.resolve(Result.succeed(config.get()))

/** Resolves when the settings are loaded. A site that fails to load its settings cannot reach the API either. */
export const awaitConfig = (): ConfigResult => getCurrentResult()

/**
 * Loads the hints of the sandbox before the settings are in use, because fields render with them immediately. If the hints fail
 * to load, they render without them.
 */
const loadHints = async ({ sandbox }: Config): Promise<void> => {
  if (sandbox !== null) await hints().catch(() => null)
}

/**
 * Reads the settings, and calls `end` with a message for the operator if they are invalid. Changes nothing on the page before it is
 * hydrated.
 */
const readSettings = async (hydrated: Promise<unknown>, end: (failure: Error) => void): ConfigResult => {
  const calls = await clientModule().catch(() => null)
  if (calls === null) return Result.fail(callFailed("offline"))
  const read = await calls.readConfig()
  await hydrated
  if (Result.isFailure(read)) {
    if (read.failure._tag === "CallFailed") return Result.fail(read.failure)
    end(new Error(read.failure.reason))
    return new Promise(() => {})
  }
  await loadHints(read.success)
  config.set(read.success)
  return Result.succeed(read.success)
}

/** Starts with the settings that are embedded in the document. The result resolves when they are in use. */
export const startWithConfig = (settings: Config): Promise<unknown> => {
  const start = async (): ConfigResult => {
    await loadHints(settings)
    config.set(settings)
    return Result.succeed(settings)
  }
  const started = start()
  getCurrentResult = () => started
  return started
}

/** Makes the first render use the settings that are loaded now. */
export const beginWithConfig = (): void => {
  first = config.get()
}

/**
 * Loads the settings after the page is hydrated, or immediately if the HTML has requested them. After a failure, the next use
 * loads them again.
 */
export const loadConfig = (
  { isRequested, hydrated }: { readonly isRequested: boolean; readonly hydrated: Promise<unknown> },
  end: (failure: Error) => void,
): void => {
  let loading: ConfigResult | null = null
  const begin = async (): ConfigResult => {
    if (!isRequested) await hydrated
    const read = await readSettings(hydrated, end)
    if (Result.isFailure(read)) loading = null
    return read
  }
  getCurrentResult = () => (loading ??= begin())
  void getCurrentResult()
}

/** Returns the settings, and renders the component again when they change. */
export const useConfig = (): Config => useStore(config, () => first)

export const useSiteConfig = () => {
  const settings = useConfig()
  return useMemo(() => ({ ...settings, Hints: hints.loaded()?.SandboxHints ?? null }), [settings])
}
