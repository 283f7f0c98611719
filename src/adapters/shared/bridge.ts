import type { Effect } from "effect"
import type { NonReducibleUnknown } from "xstate"
import { direct } from "./direct"
import { runEffect } from "./run"

/** Fills a port: an Effect becomes a promise actor that returns a Result and is interrupted with the actor. */
export const live = <Input extends NonReducibleUnknown, A, E>(adapter: (input: Input) => Effect.Effect<A, E>) =>
  direct<Input, A, E>((input, signal) => runEffect(adapter(input), signal))
