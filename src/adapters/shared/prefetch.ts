import { Effect, Fiber } from "effect"

/** A call that can be started before it is needed: `load` with the same input takes the result, once. */
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
