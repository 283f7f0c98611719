import { assign, setup } from "xstate"
import type { CallFailed } from "../../domain/failure"
import { failure, port, succeeded } from "../port"

export interface HideOrderInput {
  readonly orderId: string
}

/** State set 84: docs/states/hide-order.md. Hiding twice is hiding once, so a lost answer is simply asked for again. */
export const hideOrder = setup({
  types: {} as {
    input: HideOrderInput
    context: HideOrderInput & { readonly failure: CallFailed | null }
    events: { type: "order.hide" }
  },
  actors: { hideOrder: port<HideOrderInput, null, CallFailed>("hideOrder") }
}).createMachine({
  id: "hideOrder",
  context: ({ input: { orderId } }) => ({ orderId, failure: null }),
  initial: "idle",
  states: {
    idle: { on: { "order.hide": "sending" } },
    sending: {
      invoke: {
        id: "hideOrder",
        src: "hideOrder",
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          { guard: succeeded, target: "gone" },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    error: { on: { "order.hide": { target: "sending", actions: assign({ failure: null }) } } },
    gone: { type: "final" }
  }
})
