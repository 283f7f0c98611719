import { Effect } from "effect"
import type { Config } from "../domain/config"
import { defaultConfig } from "../domain/config"

let current: Config = defaultConfig
let known: Promise<Config> = Promise.resolve(defaultConfig)
const listeners = new Set<() => void>()

/** What the operator has set; the defaults until it is known. */
export const config = (): Config => current

export const watchConfig = (listener: () => void) => {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

/** Waits until it is known. With wrong settings it never is: the site has ended. */
export const configured: Effect.Effect<Config> = Effect.promise(() => known)

/** Read where the document has begun to: src/early.ts. Throws with words for the operator: a site with wrong settings does not stay. */
export const loadConfig = async (alive: Promise<unknown>): Promise<void> => {
  let tell = (_: Config) => {}
  known = new Promise((done) => { tell = done })
  await alive
  const { readConfig } = await import("./later/calls")
  current = await readConfig()
  listeners.forEach((listener) => listener())
  tell(current)
}
