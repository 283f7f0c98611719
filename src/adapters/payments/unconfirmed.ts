import { Effect } from "effect"
import type { Order } from "#domain/orders/order.ts"

/** The order as it is shown without the extension `payments`. */
const withoutUnconfirmed = (order: Order): Order => ({ ...order, unconfirmed: [] })

/** Reads an order, with its unconfirmed transactions only where the operator's API offers them. */
export const readUnconfirmedIf =
  <Input, E>(isOffered: () => boolean, read: (input: Input) => Effect.Effect<Order, E>) =>
  (input: Input) =>
    Effect.map(read(input), (order) => (isOffered() ? order : withoutUnconfirmed(order)))
