import { assign } from "xstate"
import { isCompleting } from "#domain/orders/card-status.ts"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface AssignOrderInput {
  readonly orderId: string
  readonly email: string
}
/**
 * The refusal to assign the order, because the code is the customer's own or is used up. `message` is the server's explanation.
 */
export interface AssignmentRefused {
  readonly _tag: "AssignmentRefused"
  readonly message: string
}
type NotFound = TaggedFailure<"OrderNotFound">

const isCreated = (order: Order) => deriveOrderState(order) === "Created"
/** Returns true if the customer can choose or replace a payment type, which is impossible once a card was charged. */
const isPayable = (order: Order) =>
  !isCompleting(order) && ["Assigned", "Issued", "UnderPaid"].includes(deriveOrderState(order))

/**
 * State set 76, order assign: docs/states/orders/assign-order.md. When the method page opens, the machine assigns a Created order to the
 * customer and reloads it. Any other order stays unchanged. A retry begins with the order, because the assignment may have succeeded
 * although its response was lost.
 */
export const assignOrder = setup({
  types: {} as {
    input: AssignOrderInput
    context: AssignOrderInput & {
      readonly order: Order | null
      /** The server's reason for refusing the assignment. */
      readonly refusal: string
      readonly failure: CallFailed | null
    }
    events: { type: "assign.retry" } | { type: "promoCode.remove" }
    output: { readonly order: Order | null }
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, NotFound | CallFailed>("loadOrder"),
    assignOrder: port<AssignOrderInput, Order, AssignmentRefused | NotFound | CallFailed>("assignOrder"),
    patchOrderCode: port<{ orderId: string; code: string }, Order, CallFailed>("patchOrderCode"),
  },
}).createMachine({
  id: "assignOrder",
  context: ({ input }) => ({ ...input, order: null, refusal: "", failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadOrder",
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answers({
          OrderNotFound: "notFound",
          otherwise: "failed",
          ok: [
            { when: isCreated, target: "assigning" },
            { when: isPayable, target: "assigned", assign: (order) => ({ order }) },
            { target: "toStatus" },
          ],
        }),
      },
    },
    assigning: {
      invoke: {
        src: "assignOrder",
        input: ({ context: { orderId, email } }) => ({ orderId, email }),
        onDone: answers({
          OrderNotFound: "notFound",
          AssignmentRefused: { target: "refused", assign: ({ message }: AssignmentRefused) => ({ refusal: message }) },
          otherwise: "failed",
          ok: "reloading",
        }),
      },
    },
    reloading: {
      invoke: {
        src: "loadOrder",
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answers({
          OrderNotFound: "notFound",
          otherwise: "failed",
          ok: { target: "assigned", assign: (order) => ({ order }) },
        }),
      },
    },
    refused: {
      on: { "promoCode.remove": { target: "removingCode", actions: assign({ refusal: "" }) } },
    },
    removingCode: {
      invoke: {
        src: "patchOrderCode",
        input: ({ context: { orderId } }) => ({ orderId, code: "" }),
        onDone: answers({ otherwise: "failed", ok: "assigning" }),
      },
    },
    failed: { on: { "assign.retry": { target: "loading", actions: assign({ failure: null }) } } },
    notFound: {},
    toStatus: { type: "final" },
    assigned: { type: "final" },
  },
  output: ({ context: { order } }) => ({ order }),
})
