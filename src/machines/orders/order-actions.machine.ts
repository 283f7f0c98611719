import { deriveSettlementMode, isAcceptable, type SettlementMode } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface OrderActionsInput {
  readonly order: Order
}
type Failure = TaggedFailure<"WrongState"> | CallFailed
type Id = { readonly orderId: string }

const acceptable = {
  on: { "order.accept": { guard: "isAcceptable", target: "accepting" }, "dialog.close": "closed" },
} as const

/**
 * State set 81, order actions: docs/states/orders/order-actions.md. The machine never retries a call automatically. After a failure, or if
 * the order has changed, the machine first reloads the order.
 */
export const orderActions = setup({
  types: {} as {
    input: OrderActionsInput
    context: OrderActionsInput & {
      readonly failure: CallFailed | null
    }
    events: { type: "order.accept" } | { type: "order.complete" } | { type: "order.reload" } | { type: "dialog.close" }
  },
  actors: {
    acceptOrder: port<Id, Order, Failure>("acceptOrder"),
    completeOrder: port<Id, Order, Failure>("completeOrder"),
    loadOrder: port<Id, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
  },
  guards: {
    isSettlementMode: ({ context: { order } }, mode: SettlementMode) => deriveSettlementMode(order) === mode,
    isAcceptable: ({ context: { order } }) => isAcceptable(order),
  },
}).createMachine({
  id: "orderActions",
  context: ({ input: { order } }) => ({ order, failure: null }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: { type: "isSettlementMode", params: "overpaid" }, target: "overpaid" },
        { guard: { type: "isSettlementMode", params: "underpaid" }, target: "underpaid" },
        { guard: { type: "isSettlementMode", params: "expired" }, target: "expired" },
        { target: "done" },
      ],
    },
    overpaid: { on: { "order.complete": "completing", "dialog.close": "closed" } },
    underpaid: acceptable,
    expired: acceptable,
    accepting: {
      invoke: {
        src: "acceptOrder",
        input: ({ context: { order } }) => ({ orderId: order.id }),
        onDone: answers({
          WrongState: "reloading",
          otherwise: "failed",
          ok: { target: "done", assign: (order) => ({ order }) },
        }),
      },
    },
    completing: {
      invoke: {
        src: "completeOrder",
        input: ({ context: { order } }) => ({ orderId: order.id }),
        onDone: answers({
          WrongState: "reloading",
          otherwise: "failed",
          ok: { target: "done", assign: (order) => ({ order }) },
        }),
      },
    },
    /** The call may have succeeded. Only the reloaded order shows that. */
    failed: { on: { "order.reload": "reloading", "dialog.close": "closed" } },
    reloading: {
      invoke: {
        src: "loadOrder",
        input: ({ context: { order } }) => ({ orderId: order.id }),
        onDone: answers({
          OrderNotFound: "done",
          otherwise: "failed",
          ok: { target: "deciding", assign: (value) => ({ order: value, failure: null }) },
        }),
      },
    },
    done: { type: "final" },
    closed: { type: "final" },
  },
})
