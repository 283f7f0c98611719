import { Effect, Result } from "effect"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"
import type { CallFailed } from "../domain/failure"
import { callFailed } from "../domain/failure"
import { loadHints } from "./hints"
import { turn } from "./turn"

type Reading = Promise<Result.Result<Config, CallFailed>>

let current: Config = defaultConfig
let ask = (): Reading => Promise.resolve(Result.succeed(current))
const listeners = new Set<() => void>()

/** What the operator has set; the defaults until it is known. */
export const config = (): Config => current

/** Told once it is known. */
export const watchConfig = (listener: () => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

/** Waits until it is known. Whoever cannot reach the settings cannot reach the API either. */
export const configured: Effect.Effect<Config, CallFailed> = Effect.flatMap(Effect.promise(() => ask()), Effect.fromResult)

/** `end` is given words for the operator: a site with wrong settings does not stay. */
const reading = (end: (failure: Error) => void): Effect.Effect<Config, CallFailed> =>
  Effect.tryPromise({ try: () => import("./later/calls"), catch: () => callFailed("offline") }).pipe(
    Effect.flatMap(({ readConfig }) => readConfig),
    Effect.tap(() => Effect.promise(turn)),
    Effect.catchTag("ConfigRefused", ({ reason }) => {
      end(new Error(reason))
      return Effect.never
    }),
    Effect.tap((settings) => Effect.promise(() => loadHints(settings))),
    Effect.tap((settings) => Effect.sync(() => {
      current = settings
      listeners.forEach((listener) => listener())
    }))
  )

/** Asks once the page is alive; again, when somebody needs them who did not get them then. */
export const loadConfig = (alive: Promise<unknown>, end: (failure: Error) => void): void => {
  let asked: Reading | null = null
  const begin = async (): Reading => {
    await alive
    const read = await Effect.runPromise(Effect.result(reading(end)))
    if (Result.isFailure(read)) asked = null
    return read
  }
  ask = () => asked ??= begin()
  void ask()
}
