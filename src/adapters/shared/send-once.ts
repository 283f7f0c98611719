import { Effect } from "effect"
import { memoize } from "#domain/shared/memoize.ts"

/**
 * Sends equal calls once for the lifetime of the page. A second call, as in React's strict mode, gets the first result. `Effect.cached`
 * would send the call again after its first caller was interrupted.
 */
export const sendOnce = <Input, A, E>(call: (input: Input) => Effect.Effect<A, E>) => {
  const sent = memoize((input: Input) => Effect.runPromise(Effect.result(call(input))))
  return (input: Input): Effect.Effect<A, E> =>
    Effect.flatMap(
      Effect.promise(() => sent(input)),
      Effect.fromResult,
    )
}
