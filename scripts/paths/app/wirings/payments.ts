import { cardWithCode, transferInvoice, voucherInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, methodsWith, payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { timing } from "#domain/shared/timing.ts"
import { cardStatusModel } from "#machines/payments/card-status.model.ts"
import { cryptoStatusModel } from "#machines/payments/crypto-status.model.ts"
import { enrollInvoiceModel } from "#machines/payments/enroll-invoice.model.ts"
import { watchPaymentModel } from "#machines/payments/watch-payment.model.ts"
import type { OnApp } from "#scripts/paths/app/on-app.ts"
import { paths } from "#ui/site/paths.ts"
import { always, first, page } from "./wiring.ts"

const ofOrder = { orderId: payingOrderId }

/** The page of a payment, which has loaded the order before its flow begins. */
const status = (order: Order, more: Partial<OnApp> = {}): OnApp =>
  page(paths.buyStatus(payingOrderId), {
    beside: [first("loadOrder", ofOrder, order)],
    // The status page switches to the other method at once.
    fleeting: ["otherMethod"],
    ...more,
  })
/** A page of a payment that polls the order. */
const polled = (order: Order, milliseconds: number): OnApp =>
  status(order, {
    happens: {
      "order.polled": ({ order: found }) => ({ milliseconds, exchange: always("loadOrder", ofOrder, found) }),
    },
  })

const noPurchases = always("loadRecentPurchases", undefined, [])

export const payments: Readonly<Record<string, OnApp>> = {
  cryptoStatus: polled(cryptoStatusModel.input.order, timing.statusPoll),
  cardStatus: polled(cardStatusModel.input.order, timing.cardPoll),
  watchPayment: polled(watchPaymentModel.input.order, timing.statusPoll),
  completeOverPaid: status(payingOrder("OverPaid")),
  confirmCard: status(invoicedOrder("Issued", cardWithCode()), { fleeting: ["settled"] }),
  redeemVoucher: status(invoicedOrder("Issued", voucherInvoice())),
  sendInvoice: status(invoicedOrder("Issued", transferInvoice())),
  enrollInvoice: page(paths.buyStatus(payingOrderId, enrollInvoiceModel.input.invoiceId)),
  paymentMethods: page(paths.buyMethod(payingOrderId), {
    beside: [noPurchases],
    fleeting: ["identifying"],
    happens: {
      "order.assigned": ({ order }) => ({ exchange: always("loadOrder", ofOrder, order) }),
    },
  }),
  createInvoice: page(paths.buyMethod(payingOrderId), {
    beside: [
      noPurchases,
      first("loadOrder", ofOrder, payingOrder("Assigned")),
      always("loadMethods", ofOrder, methodsWith(null)),
    ],
    lead: ({ page: whole, t }) => whole.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click(),
    fleeting: ["checkout"],
  }),
}
