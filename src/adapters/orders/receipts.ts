import { Effect } from "effect"
import type { Order } from "../../domain/orders/order"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"

type Failure = TaggedFailure<"OrderNotFound"> | CallFailed

/** Where the operator offers no receipts, the address of one is no page, and nothing is called. */
export const readIfOffered =
  <Input>(isOffered: () => Promise<boolean>, read: (input: Input) => Effect.Effect<Order, Failure>) =>
  (input: Input): Effect.Effect<Order, Failure> =>
    Effect.flatMap(Effect.promise(isOffered), (offered) =>
      offered ? read(input) : Effect.fail(taggedFailure("OrderNotFound")),
    )
