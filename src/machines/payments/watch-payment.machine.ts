import { isInvoiceExpired } from "#domain/payments/payment-status.ts"
import { timing } from "#domain/shared/timing.ts"
import { switchedState, setEventOrder, watchedOrder, watchedOrderSetup, watchOrder } from "./watched-order.ts"

/**
 * State set 93, transfer: docs/states/payments/watch-payment.md. The machine shows the status of a transfer. A voucher has the same states,
 * and its form has its own machine, `redeemVoucher`.
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
      waiting: { on: { "order.changed": { target: "deciding", actions: setEventOrder } } },
      underpaid: { on: { "order.changed": { target: "deciding", actions: setEventOrder } } },
      /** The page continues to poll, because a payment on its way may still arrive. */
      invoiceExpired: {},
      switched: switchedState,
      completed: { type: "final" },
      overpaid: { type: "final" },
      expired: { type: "final" },
      otherMethod: { type: "final" },
    },
  })
