import { assign } from "xstate"
import type { PaymentMethod } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { findPreselectedMethodKey } from "#domain/payments/payment-status.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { Profile } from "#domain/site/account.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface LoadMethodsInput {
  readonly orderId: string
  /** True if the page started the call. A failure then raises no notification, because the customer did not ask for anything. */
  readonly isBackground: boolean
}

export interface PaymentMethodsInput {
  readonly orderId: string
  /** True if the customer retries the method whose payment failed. */
  readonly isRetry: boolean
}

export interface PaymentMethodsContext extends PaymentMethodsInput {
  readonly profile: Profile | null
  readonly order: Order | null
  readonly methods: ReadonlyArray<PaymentMethod>
  /** The key of the chosen method, which stays the same at every refresh. Null until a method is chosen. */
  readonly chosen: string | null
  readonly failure: CallFailed | null
}

const listedEvents = {
  "method.choose": { actions: "choose" },
  "profile.identified": { actions: "setProfile" },
  "order.changed": { target: "refreshing", reenter: true, actions: "setOrder" },
} as const

/**
 * State sets 85, 86, 88, payment method page: docs/states/payments/payment-methods.md. The server decides which methods accept the amount,
 * so the list refreshes every minute.
 */
export const paymentMethods = setup({
  types: {} as {
    input: PaymentMethodsInput
    context: PaymentMethodsContext
    events:
      | { type: "order.assigned"; order: Order }
      | { type: "order.changed"; order: Order }
      | { type: "profile.identified"; profile: Profile }
      | { type: "method.choose"; key: string }
      | { type: "load.retry" }
  },
  actors: {
    loadProfile: port<void, Profile, CallFailed>("loadProfile"),
    /** Sends the order in the new display currency after another tab has changed it. */
    watchOrder: feed<{ type: "order.changed"; order: Order }, { orderId: string }>("watchOrder"),
    loadMethods: port<LoadMethodsInput, ReadonlyArray<PaymentMethod>, CallFailed>("loadMethods"),
  },
  delays: { methodsRefresh: timing.methodsRefresh },
  actions: {
    choose: assign(({ event }) => (event.type === "method.choose" ? { chosen: event.key } : {})),
    setOrder: assign(({ event }) => (event.type === "order.changed" ? { order: event.order } : {})),
    setProfile: assign(({ event }) => (event.type === "profile.identified" ? { profile: event.profile } : {})),
  },
}).createMachine({
  id: "paymentMethods",
  context: ({ input }) => ({
    ...input,
    profile: null,
    order: null,
    methods: [],
    chosen: null,
    failure: null,
  }),
  invoke: { src: "watchOrder", input: ({ context: { orderId } }) => ({ orderId }) },
  initial: "identifying",
  states: {
    /** Loads the profile, because the order is assigned to its e-mail address and the header shows it. */
    identifying: {
      invoke: {
        src: "loadProfile",
        onDone: answers({
          ok: { target: "assigning", assign: (profile) => ({ profile }) },
          otherwise: [
            { when: ({ reason }: CallFailed) => reason === "unauthorized", target: "visitor" },
            { target: "failed" },
          ],
        }),
      },
    },
    /** Waits for the machine `assignOrder` on the page, which loads the order and assigns it to the customer. */
    assigning: {
      on: {
        "order.assigned": {
          target: "loading",
          actions: assign(({ context, event: { order } }) => ({
            order,
            chosen: context.chosen ?? findPreselectedMethodKey(order, context.isRetry),
          })),
        },
      },
    },
    loading: {
      invoke: {
        src: "loadMethods",
        input: ({ context }) => ({ orderId: context.orderId, isBackground: false }),
        onDone: answers({ ok: { target: "list", assign: (methods) => ({ methods }) }, otherwise: "failed" }),
      },
    },
    list: {
      after: { methodsRefresh: "refreshing" },
      on: listedEvents,
    },
    refreshing: {
      on: listedEvents,
      invoke: {
        src: "loadMethods",
        input: ({ context }) => ({ orderId: context.orderId, isBackground: true }),
        onDone: answers({
          ok: { target: "list", assign: (methods) => ({ methods }) },
          // The shown list and message stay, because the customer did not ask for the refresh.
          otherwise: { target: "stale", assign: (_: CallFailed, { failure }: PaymentMethodsContext) => ({ failure }) },
        }),
      },
    },
    /** The last refresh failed. The amounts stay, with a note that they may be stale. */
    stale: {
      after: { methodsRefresh: "refreshing" },
      on: {
        ...listedEvents,
        "load.retry": "assigning",
      },
    },
    /** The session ended, or another customer signed in. The order belongs to the customer who signs in for it. */
    visitor: { type: "final" },
    failed: { on: { "load.retry": "identifying" } },
  },
})
