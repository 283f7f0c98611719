import { Effect } from "effect"
import { fromPromise } from "xstate"
import type { NonReducibleUnknown } from "xstate"
import type { Result } from "effect"

/**
 * Fills a port: an Effect becomes a promise actor that answers a Result and stops when the actor does.
 * A stopped one keeps silent: React's strict mode starts the same actor again, which must not hear of the first start's end.
 */
export const live = <Input extends NonReducibleUnknown, A, E>(adapter: (input: Input) => Effect.Effect<A, E>) =>
  fromPromise<Result.Result<A, E>, Input>(({ input, signal }) =>
    new Promise((answer, fail) => {
      Effect.runPromise(Effect.result(adapter(input)), { signal })
        .then(
          (result) => { if (!signal.aborted) answer(result) },
          (bug: unknown) => { if (!signal.aborted) fail(bug as Error) }
        )
    }))
