import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface OrderCodeInput {
  readonly orderId: string
  readonly code: string
}
/** State set 70, order code: docs/states/shop/order-promo-code.md. The newest code wins, so it replaces a call that is still running. */
export const orderPromoCode = setup({
  types: {} as {
    input: OrderCodeInput
    context: OrderCodeInput & {
      readonly failure: CallFailed | null
    }
    events: { type: "promoCode.choose"; code: string } | { type: "promoCode.retry" } | PageLeft
    emitted: { type: "order.changed"; order: Order }
    tags: "busy"
  },
  actors: {
    patchOrderCode: port<OrderCodeInput, Order, CallFailed>("patchOrderCode"),
    saveOrderCodeInBackground: port<OrderCodeInput, null>("saveOrderCodeInBackground"),
    watchPageLeft: feed<PageLeft>("watchPageLeft"),
  },
  delays: { codePatchDebounce: timing.codePatchDebounce },
  guards: { isSame: ({ context }, params: { code: string }) => context.code === params.code },
}).createMachine({
  id: "orderPromoCode",
  context: ({ input: { orderId, code } }) => ({ orderId, code, failure: null }),
  invoke: { src: "watchPageLeft" },
  initial: "idle",
  on: {
    "promoCode.choose": [
      // The order already has this code, so there is nothing to save.
      { guard: { type: "isSame", params: ({ event }) => ({ code: event.code }) } },
      { target: ".pending", actions: assign({ code: ({ event }) => event.code, failure: null }) },
    ],
  },
  states: {
    idle: {},
    pending: {
      tags: "busy",
      after: { codePatchDebounce: "saving" },
      on: { "page.left": "savingInBackground" },
    },
    /** Saves the code with a request that outlives the page. If the page stays after all, the machine saves the code as usual. */
    savingInBackground: {
      tags: "busy",
      invoke: {
        src: "saveOrderCodeInBackground",
        input: ({ context: { orderId, code } }) => ({ orderId, code }),
        onDone: "pending",
      },
    },
    saving: {
      tags: "busy",
      on: { "page.left": "savingInBackground" },
      invoke: {
        src: "patchOrderCode",
        input: ({ context: { orderId, code } }) => ({ orderId, code }),
        onDone: answers({
          ok: { target: "saved", emit: (order) => ({ type: "order.changed", order }) },
          otherwise: "failed",
        }),
      },
    },
    saved: {},
    failed: { on: { "promoCode.retry": { target: "saving", actions: assign({ failure: null }) } } },
  },
})
