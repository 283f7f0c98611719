import { assign } from "xstate"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order, OrderState } from "#domain/orders/order.ts"
import { isWaitingForPayment, choosePaymentScreen, type PaymentScreen } from "#domain/payments/payment-status.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

/** The event of a new display currency, which another tab has chosen. `order` has its amounts in it. */
export interface OrderChanged {
  readonly type: "order.changed"
  readonly order: Order
}

/**
 * The machine of the payment method decides and polls while an order is being paid: `cryptoStatus`, `watchPayment` for vouchers and
 * transfers, or `cardStatus`.
 */
const waitingByMethod = {
  initial: "paying",
  states: {
    paying: {
      on: {
        "payment.finished": "finished",
        "payment.switched": { target: "#paymentStatus.deciding", actions: "setSwitchedOrder" },
      },
    },
    finished: { on: { "order.changed": { target: "#paymentStatus.deciding", actions: "setOrder" } } },
  },
} as const
/** The payment has ended, so only a change from outside changes the screen. */
const finished = { on: { "order.changed": { target: "deciding", actions: "setOrder" } } } as const

/**
 * State sets 90, 99, status router: docs/states/payments/payment-status.md. The machine selects the screen of an order at
 * /buy/{orderId}/status.
 */
export const paymentStatus = setup({
  types: {} as {
    input: { orderId: string }
    context: { orderId: string; order: Order | null; failure: CallFailed | null }
    events:
      | { type: "load.retry" }
      | { type: "payment.finished" }
      | { type: "payment.switched"; order: Order }
      | OrderChanged
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchOrder: feed<OrderChanged, { orderId: string }>("watchOrder"),
  },
  actions: {
    setOrder: assign(({ event }) => (event.type === "order.changed" ? { order: event.order } : {})),
    setSwitchedOrder: assign(({ event }) => (event.type === "payment.switched" ? { order: event.order } : {})),
  },
  guards: {
    isUnbought: ({ context }) => ["Created", "Assigned"].includes(deriveOrderState(context.order!)),
    isPaidBy: ({ context }, screen: PaymentScreen) => choosePaymentScreen(context.order!) === screen,
    isWaitingForPayment: ({ context }) => isWaitingForPayment(context.order!),
    isIn: ({ context }, state: OrderState) => deriveOrderState(context.order!) === state,
  },
}).createMachine({
  id: "paymentStatus",
  context: ({ input }) => ({ orderId: input.orderId, order: null, failure: null }),
  invoke: { src: "watchOrder", input: ({ context: { orderId } }) => ({ orderId }) },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: answers({
          ok: { target: "deciding", assign: (order) => ({ order }) },
          OrderNotFound: "notFound",
          otherwise: "failed",
        }),
      },
    },
    deciding: {
      always: [
        { guard: "isUnbought", target: "buyProduct" },
        { guard: { type: "isPaidBy", params: "crypto" }, target: "crypto" },
        { guard: { type: "isPaidBy", params: "voucher" }, target: "voucher" },
        { guard: { type: "isPaidBy", params: "card" }, target: "card" },
        { guard: { type: "isPaidBy", params: "transfer" }, target: "transfer" },
        // The order has no payment type yet, or a type without a screen.
        { guard: "isWaitingForPayment", target: "buyMethod" },
        { guard: { type: "isIn", params: "OverPaid" }, target: "overpaid" },
        { guard: { type: "isIn", params: "Completed" }, target: "success" },
        { guard: { type: "isIn", params: "Expired" }, target: "expired" },
        { target: "unknown" },
      ],
    },
    crypto: waitingByMethod,
    voucher: waitingByMethod,
    card: waitingByMethod,
    transfer: waitingByMethod,
    failed: { on: { "load.retry": "loading" } },
    buyProduct: { type: "final" },
    buyMethod: { type: "final" },
    overpaid: finished,
    success: finished,
    expired: { type: "final" },
    notFound: { type: "final" },
    /** The order has a state that is newer than this build. The page says so and offers no action. */
    unknown: finished,
  },
})
