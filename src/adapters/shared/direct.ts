import type { Result } from "effect"
import { fromPromise } from "xstate"
import type { NonReducibleUnknown } from "xstate"

/** Fills a port without an Effect: a page that hydrates with such adapters alone need not load the Effect runtime. */
export type Direct<Input, A, E = never> = (
  input: Input,
  signal: AbortSignal,
) => Result.Result<A, E> | Promise<Result.Result<A, E>>

/**
 * Fills a port with a promise actor that stops when the actor does.
 * A stopped one keeps silent: React's strict mode starts the same actor again, which must not hear of the first start's end.
 */
export const direct = <Input extends NonReducibleUnknown, A, E>(adapter: Direct<Input, A, E>) =>
  fromPromise<Result.Result<A, E>, Input>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        Promise.resolve(adapter(input, signal)).then(
          (result) => {
            if (!signal.aborted) answer(result)
          },
          (bug: unknown) => {
            if (!signal.aborted) fail(bug as Error)
          },
        )
      }),
  )
