import { Effect } from "effect"

/** A call of an extension; where the operator does not offer it, nothing is called, and the result is this failure. */
export const whenOffered =
  <Input, A, E, Otherwise>(
    isOffered: () => Promise<boolean>,
    call: (input: Input) => Effect.Effect<A, E>,
    otherwise: Otherwise,
  ) =>
  (input: Input): Effect.Effect<A, E | Otherwise> =>
    Effect.flatMap(Effect.promise(isOffered), (offered): Effect.Effect<A, E | Otherwise> =>
      offered ? call(input) : Effect.fail(otherwise),
    )
