import { Effect } from "effect"

/**
 * Memoizes the result for each key until the page is closed. A second call, for example from React's strict mode, gets the first result.
 */
export const memoizeByKey = <Input, A, E>(
  key: (input: Input) => string,
  run: (input: Input) => Effect.Effect<A, E>,
) => {
  const pending = new Map<string, Promise<Effect.Effect<A, E>>>()
  return (input: Input): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const existing =
        pending.get(key(input)) ??
        Effect.runPromise(
          Effect.match(run(input), {
            onSuccess: (value): Effect.Effect<A, E> => Effect.succeed(value),
            onFailure: (failure): Effect.Effect<A, E> => Effect.fail(failure),
          }),
        )
      pending.set(key(input), existing)
      return Effect.flatten(Effect.promise(() => existing))
    })
}
