import { isInvoiceExpired } from "#domain/payments/payment-status.ts"
import { timing } from "#domain/shared/timing.ts"
import { switchedState, takeOrder, watchedOrder, watchedOrderSetup, watchOrder } from "./watched-order.ts"

/**
 * State set 93, transfer: docs/states/payments/watch-payment.md. The machine shows the status of a transfer. The status of a voucher uses
 * this machine too, and the form of the voucher has a separate machine.
 */
export const watchPayment = watchedOrderSetup<never>()
  .extend({
    guards: {
      isInvoiceExpired: ({ context }) => isInvoiceExpired(context.order),
      isUnderPaid: ({ context }) => context.order.state === "UnderPaid",
    },
  })
  .createMachine({
    id: "watchPayment",
    context: ({ input }) => watchedOrder(input.order),
    ...watchOrder(timing.statusPoll),
    initial: "deciding",
    states: {
      deciding: {
        always: [
          { guard: { type: "isOrder", params: "Completed" }, target: "completed" },
          { guard: { type: "isOrder", params: "OverPaid" }, target: "overpaid" },
          { guard: { type: "isOrder", params: "Expired" }, target: "expired" },
          { guard: "isSwitched", target: "switched" },
          { guard: "hasOtherMethod", target: "otherMethod" },
          { guard: "isInvoiceExpired", target: "invoiceExpired" },
          { guard: "isUnderPaid", target: "underpaid" },
          { target: "waiting" },
        ],
      },
      waiting: { on: { "order.changed": { target: "deciding", actions: takeOrder } } },
      underpaid: { on: { "order.changed": { target: "deciding", actions: takeOrder } } },
      /** The page continues to poll, because a payment on its way may still arrive. */
      invoiceExpired: {},
      switched: switchedState,
      completed: { type: "final" },
      overpaid: { type: "final" },
      expired: { type: "final" },
      /** The order now has another payment method or none, so the status page redirects. */
      otherMethod: { type: "final" },
    },
  })
