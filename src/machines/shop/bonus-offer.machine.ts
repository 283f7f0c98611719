import { assign } from "xstate"
import type { BonusStatus } from "#domain/orders/bonus.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface BonusOfferInput {
  readonly order: Order
}
/**
 * State set 100, bonus offer: docs/states/shop/bonus-offer.md. A cookie for each order remembers an activated offer, because the page must
 * not offer the bonus twice.
 */
export const bonusOffer = setup({
  types: {} as {
    input: BonusOfferInput
    context: BonusOfferInput & {
      /** The remaining milliseconds of the offer. */
      readonly millisecondsLeft: number
      /** The end of the offer by the server's clock. Null until the offer is read. */
      readonly until: Instant | null
      readonly failure: CallFailed | null
    }
    events: { type: "bonus.accept" } | { type: "bonusWindow.ended" }
  },
  actors: {
    readBonus: port<{ order: Order }, BonusStatus>("readBonus"),
    acceptBonus: port<{ orderId: string; productId: string }, Order, TaggedFailure<"WrongState"> | CallFailed>(
      "acceptBonus",
    ),
  },
  delays: { bonusLifetime: ({ context }) => context.millisecondsLeft },
}).createMachine({
  id: "bonusOffer",
  context: ({ input: { order } }) => ({ order, millisecondsLeft: 0, until: null, failure: null }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "readBonus",
        input: ({ context: { order } }) => ({ order }),
        onDone: answers({
          ok: [
            { when: ({ kind }) => kind === "accepted", target: "accepted" },
            { when: ({ kind }) => kind === "absent", target: "absent" },
            { when: ({ kind }) => kind === "activated", target: "hidden" },
            { when: ({ kind }) => kind === "expired", target: "expired" },
            {
              target: "offered",
              assign: (status) =>
                status.kind === "offered" ? { millisecondsLeft: status.millisecondsLeft, until: status.until } : {},
            },
          ],
        }),
      },
    },
    absent: {},
    /** The bonus was activated for this order before, and has ended. */
    hidden: {},
    offered: {
      after: { bonusLifetime: "expired" },
      on: { "bonus.accept": { target: "accepting", actions: assign({ failure: null }) } },
    },
    accepting: {
      invoke: {
        src: "acceptBonus",
        input: ({ context: { order } }) => ({ orderId: order.id, productId: order.items[0]?.productId ?? "" }),
        onDone: answers({
          WrongState: "refused",
          // After a failure the offer stays until it expires.
          otherwise: "reading",
          ok: { target: "accepted", assign: (order) => ({ order }) },
        }),
      },
    },
    accepted: { on: { "bonusWindow.ended": "lapsed" } },
    /** The server no longer offers a bonus. */
    refused: {},
    /** The bonus was accepted but not paid within its two hours. */
    lapsed: {},
    expired: {},
  },
})
