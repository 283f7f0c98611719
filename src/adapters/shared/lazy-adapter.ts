import { Result } from "effect"
import type { Effect } from "effect"
import type { CallFailed } from "../../domain/shared/failure"
import { callFailed } from "../../domain/shared/failure"

/** Memoizes the promise; a rejection clears it, so that the next call retries. */
export const memoizeAsync = <Value>(begin: () => Promise<Value>) => {
  let pending: Promise<Value> | null = null
  return (): Promise<Value> =>
    (pending ??= begin().catch((error: unknown) => {
      pending = null
      throw error
    }))
}

/**
 * A lazy adapter: loaded after hydration, or with its first use. If it cannot be loaded, the server cannot be reached
 * either, so the call fails as offline.
 */
export const lazyAdapter = <Input, A, E>(
  hydrated: Promise<unknown>,
  load: () => Promise<(input: Input) => Effect.Effect<A, E>>,
) => {
  const loadAdapter = memoizeAsync(async () => {
    // After the adapter, so that the Effect runtime never loads before hydration.
    const adapter = await load()
    const { runEffect } = await import("./run")
    return (input: Input, signal?: AbortSignal) => runEffect<A, E | CallFailed>(adapter(input), signal)
  })
  // A failure here is ignored: the first use loads it again.
  void hydrated.then(loadAdapter).catch(() => null)
  return (input: Input, signal?: AbortSignal): Promise<Result.Result<A, E | CallFailed>> =>
    loadAdapter().then(
      (adapter) => adapter(input, signal),
      () => Result.fail(callFailed("offline")),
    )
}
