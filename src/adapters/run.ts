import { Effect } from "effect"
import type { Result } from "effect"

/** Runs an adapter's Effect to its answer; rejects when it is stopped by the signal, or has a bug. */
export const runEffect = <A, E>(effect: Effect.Effect<A, E>, signal?: AbortSignal): Promise<Result.Result<A, E>> =>
  Effect.runPromise(Effect.result(effect), signal && { signal })
