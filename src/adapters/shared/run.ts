import { Effect, type Result } from "effect"

/** Runs an adapter's Effect to its result. Rejects if the signal interrupts it, or on a bug. */
export const runEffect = <A, E>(effect: Effect.Effect<A, E>, signal?: AbortSignal): Promise<Result.Result<A, E>> =>
  Effect.runPromise(Effect.result(effect), signal && { signal })
