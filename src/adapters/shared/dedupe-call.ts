import { Effect, Fiber } from "effect"

/**
 * Deduplicates equal calls while one runs and for one second after it succeeds, because parts that need the same data mount at different
 * times.
 */
export const dedupeCall = <Input, A, E>(load: (input: Input) => Effect.Effect<A, E>) => {
  const callsByKey = new Map<string, { readonly fiber: Fiber.Fiber<A, E>; readonly staleAt: () => number }>()
  const begin = (input: Input, key: string) => {
    let staleAt = Infinity
    const call = Effect.map(load(input), (answer) => {
      staleAt = performance.now() + 1_000
      return answer
    })
    const forgetFailure = Effect.sync(() => staleAt === Infinity && callsByKey.delete(key))
    return Effect.flatMap(Effect.forkDetach(Effect.ensuring(call, forgetFailure)), (fiber) => {
      callsByKey.set(key, { fiber, staleAt: () => staleAt })
      return Fiber.join(fiber)
    })
  }
  return (input: Input): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const key = JSON.stringify(input)
      const existing = callsByKey.get(key)
      return existing !== undefined && performance.now() < existing.staleAt()
        ? Fiber.join(existing.fiber)
        : begin(input, key)
    })
}

/** Returns a call that can be started before it is needed. The next `load` with the same input takes the result of `start`, once. */
export const withPrefetch = <Input, A, E>(load: (input: Input) => Effect.Effect<A, E>) => {
  const started = new Map<string, Fiber.Fiber<A, E>>()
  return {
    start: (input: Input): Effect.Effect<void> =>
      Effect.map(Effect.forkDetach(load(input), { startImmediately: true }), (fiber) => {
        started.set(JSON.stringify(input), fiber)
      }),
    load: (input: Input): Effect.Effect<A, E> =>
      Effect.suspend(() => {
        const fiber = started.get(JSON.stringify(input))
        started.delete(JSON.stringify(input))
        return fiber === undefined ? load(input) : Fiber.join(fiber)
      }),
  }
}
