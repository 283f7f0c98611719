import { assign, setup } from "xstate"
import type { Profile } from "../../domain/account"
import type { CallFailed, Named } from "../../domain/failure"
import type { PaymentMethod } from "../../domain/invoice"
import type { Order, OrderId } from "../../domain/order"
import { shownState } from "../../domain/order"
import { methodKey } from "../../domain/payment-status"
import { timing } from "../../domain/timing"
import { failedWith, failure, port, succeeded, success } from "../port"

export interface LoadMethodsInput {
  readonly orderId: OrderId
  /** Nobody asked for it: it fails quietly. */
  readonly background: boolean
}

export interface PaymentMethodsContext {
  readonly orderId: OrderId
  readonly order: Order | null
  readonly email: string | null
  readonly methods: ReadonlyArray<PaymentMethod>
  /** Key of the method a person chose; kept through every refresh. */
  readonly chosen: string | null
  readonly failure: CallFailed | null
}

/** State sets 85, 86, 88: docs/states/payment-methods.md. */
export const paymentMethods = setup({
  types: {} as {
    input: { orderId: OrderId }
    context: PaymentMethodsContext
    events: { type: "order.assigned" } | { type: "method.choose"; key: string } | { type: "load.retry" }
  },
  actors: {
    loadOrder: port<{ orderId: OrderId }, Order, Named<"OrderNotFound"> | CallFailed>("loadOrder"),
    loadProfile: port<void, Profile, CallFailed>("loadProfile"),
    loadMethods: port<LoadMethodsInput, ReadonlyArray<PaymentMethod>, CallFailed>("loadMethods")
  },
  delays: { methodsRefresh: timing.methodsRefresh },
  guards: {
    isCreated: ({ context }) => shownState(context.order!) === "Created",
    /** The payment type can be chosen or replaced; Created is assigned first. */
    takesMethod: ({ context }) => ["Assigned", "Issued", "UnderPaid"].includes(shownState(context.order!))
  },
  actions: {
    choose: assign({ chosen: (_, params: { key: string }) => params.key })
  }
}).createMachine({
  id: "paymentMethods",
  context: ({ input }) => ({ orderId: input.orderId, order: null, email: null, methods: [], chosen: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: succeeded,
            target: "sorting",
            actions: assign(({ context, event }) => {
              const order = success({ event })
              return {
                order,
                email: order.customer?.email ?? context.email,
                chosen: context.chosen ?? (order.invoice === null ? null : methodKey(order.invoice))
              }
            })
          },
          { guard: failedWith("OrderNotFound"), target: "notFound" },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    sorting: {
      always: [
        { guard: "isCreated", target: "identifying" },
        { guard: "takesMethod", target: "fetching" },
        // The status page knows where an order in any other state belongs.
        { target: "status" }
      ]
    },
    /** The order is assigned to the e-mail of the profile. */
    identifying: {
      invoke: {
        id: "loadProfile",
        src: "loadProfile",
        onDone: [
          { guard: succeeded, target: "assigning", actions: assign({ email: ({ event }) => success({ event }).email }) },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    /** The machine `assignOrder` is at work on the screen. */
    assigning: {
      on: { "order.assigned": "loading" }
    },
    fetching: {
      invoke: {
        id: "loadMethods",
        src: "loadMethods",
        input: ({ context }) => ({ orderId: context.orderId, background: false }),
        onDone: [
          { guard: succeeded, target: "list", actions: assign({ methods: ({ event }) => success({ event }) }) },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    list: {
      after: { methodsRefresh: "refreshing" },
      on: { "method.choose": { actions: { type: "choose", params: ({ event }) => ({ key: event.key }) } } }
    },
    refreshing: {
      on: { "method.choose": { actions: { type: "choose", params: ({ event }) => ({ key: event.key }) } } },
      invoke: {
        id: "loadMethods",
        src: "loadMethods",
        input: ({ context }) => ({ orderId: context.orderId, background: true }),
        onDone: [
          { guard: succeeded, target: "list", actions: assign({ methods: ({ event }) => success({ event }) }) },
          { target: "stale" }
        ]
      }
    },
    /** The last refresh failed: the amounts stay, and it is said that they may be old. */
    stale: {
      after: { methodsRefresh: "refreshing" },
      on: {
        "method.choose": { actions: { type: "choose", params: ({ event }) => ({ key: event.key }) } },
        "load.retry": "loading"
      }
    },
    error: {
      on: { "load.retry": "loading" }
    },
    notFound: { type: "final" },
    status: { type: "final" }
  }
})
