import { Effect, Fiber } from "effect"

/** Equal calls that run at the same time are one: several parts of a page need the same data when it opens. */
export const shareCall = <Input, A, E>(load: (input: Input) => Effect.Effect<A, E>) => {
  const running = new Map<string, Fiber.Fiber<A, E>>()
  const begin = (input: Input, key: string) =>
    Effect.flatMap(Effect.forkDetach(load(input)), (fiber) => {
      running.set(key, fiber)
      return Effect.ensuring(
        Fiber.join(fiber),
        Effect.sync(() => running.delete(key)),
      )
    })
  return (input: Input): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const key = JSON.stringify(input)
      const fiber = running.get(key)
      return fiber === undefined ? begin(input, key) : Fiber.join(fiber)
    })
}

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
