import { Effect } from "effect"
import { fromPromise } from "xstate"
import type { NonReducibleUnknown } from "xstate"
import type { Result } from "effect"

/** Fills a port: an Effect becomes a promise actor that answers a Result and stops when the actor does. */
export const live = <Input extends NonReducibleUnknown, A, E>(adapter: (input: Input) => Effect.Effect<A, E>) =>
  fromPromise<Result.Result<A, E>, Input>(({ input, signal }) => Effect.runPromise(Effect.result(adapter(input)), { signal }))
