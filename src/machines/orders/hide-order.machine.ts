import { assign } from "xstate"
import type { HideKind } from "#domain/orders/order-actions.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { PageLeft } from "#machines/shared/page-left.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface HideOrderInput {
  readonly orderId: string
  readonly kind: HideKind
}

/** State set 84, hiding an order: docs/states/orders/hide-order.md. Hiding is idempotent. */
export const hideOrder = setup({
  types: {} as {
    input: HideOrderInput
    context: HideOrderInput & {
      readonly failure: CallFailed | null
      /** True after the customer has undone the hiding, so the restored button gets the focus. */
      readonly isUndone: boolean
    }
    events:
      /** `hasReceivedMoney` is true if money has arrived for the order. */
      | { type: "order.hide"; hasReceivedMoney: boolean }
      | { type: "hide.confirm" }
      | { type: "hide.cancel" }
      | { type: "hide.undo" }
      | PageLeft
  },
  actors: {
    hideOrder: port<HideOrderInput, null, CallFailed>("hideOrder"),
    watchPageLeft: feed<PageLeft>("watchPageLeft"),
  },
  delays: { hideUndo: timing.hideUndo },
  guards: { hasMoney: (_, params: { hasReceivedMoney: boolean }) => params.hasReceivedMoney },
}).createMachine({
  id: "hideOrder",
  context: ({ input: { orderId, kind } }) => ({ orderId, kind, failure: null, isUndone: false }),
  initial: "idle",
  states: {
    idle: {
      on: {
        "order.hide": [
          { guard: { type: "hasMoney", params: ({ event }) => event }, target: "confirming" },
          { target: "undoable" },
        ],
      },
    },
    confirming: {
      on: { "hide.confirm": "undoable", "hide.cancel": { target: "idle", actions: assign({ isUndone: false }) } },
    },
    /** The call waits so that the customer can undo it. Leaving the list sends it immediately. */
    undoable: {
      invoke: { src: "watchPageLeft" },
      after: { hideUndo: "sending" },
      on: { "hide.undo": { target: "idle", actions: assign({ isUndone: true }) }, "page.left": "sending" },
    },
    sending: {
      invoke: {
        src: "hideOrder",
        input: ({ context: { orderId, kind } }) => ({ orderId, kind }),
        onDone: answers({ ok: "gone", otherwise: "failed" }),
      },
    },
    failed: { on: { "order.hide": { target: "sending", actions: assign({ failure: null }) } } },
    gone: { type: "final" },
  },
})
