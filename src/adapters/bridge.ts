import type { Effect } from "effect"
import type { NonReducibleUnknown } from "xstate"
import { direct } from "./direct"
import { runEffect } from "./run"

/** Fills a port: an Effect becomes a promise actor that answers a Result and stops when the actor does. */
export const live = <Input extends NonReducibleUnknown, A, E>(adapter: (input: Input) => Effect.Effect<A, E>) =>
  direct<Input, A, E>((input, signal) => runEffect(adapter(input), signal))
