import { Effect } from "effect"
import type { CallFailed } from "../domain/failure"
import { callFailed } from "../domain/failure"

/** Begun once, however many ask; what has failed is begun anew by the next. */
export const once = <Value>(begin: () => Promise<Value>) => {
  let begun: Promise<Value> | null = null
  return (): Promise<Value> => begun ??= begin().catch((error: unknown) => {
    begun = null
    throw error
  })
}

/**
 * An adapter that travels after the page: fetched once the page is alive, or with its first use. Whoever cannot fetch it cannot reach
 * the server either.
 */
export const later = <Input, A, E>(alive: Promise<unknown>, load: () => Promise<(input: Input) => Effect.Effect<A, E>>) => {
  const fetched = once(load)
  // What does not come now is asked for again when it is used.
  void alive.then(fetched).catch(() => null)
  return (input: Input): Effect.Effect<A, E | CallFailed> =>
    Effect.tryPromise({ try: fetched, catch: () => callFailed("offline") }).pipe(Effect.flatMap((adapter) => adapter(input)))
}
