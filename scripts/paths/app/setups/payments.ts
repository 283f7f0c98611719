import { buildCardWithCode, buildTransferInvoice, buildVoucherInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildMethods, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { timing } from "#domain/shared/timing.ts"
import { cardStatusModel } from "#machines/payments/card-status.model.ts"
import { cryptoStatusModel } from "#machines/payments/crypto-status.model.ts"
import { enrollInvoiceModel } from "#machines/payments/enroll-invoice.model.ts"
import { watchPaymentModel } from "#machines/payments/watch-payment.model.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { alwaysReply, replyFirst, page } from "./parts.ts"

const ofOrder = { orderId: payingOrderId }

/** Returns the wiring of a payment's page, which has loaded the order before its flow begins. */
const status = (order: Order, overrides: Partial<AppSetup> = {}): AppSetup =>
  page(paths.buyStatus(payingOrderId), {
    otherRequests: [replyFirst("loadOrder", ofOrder, order)],
    // The status page switches to the other method immediately.
    transient: ["otherMethod"],
    ...overrides,
  })
/** Returns the wiring of a payment's page that polls the order. */
const polled = (order: Order, milliseconds: number): AppSetup =>
  status(order, {
    eventActions: {
      "order.polled": ({ order: found }) => ({ milliseconds, mockedRequest: alwaysReply("loadOrder", ofOrder, found) }),
    },
  })

const noPurchases = alwaysReply("loadRecentPurchases", undefined, [])

export const payments: Readonly<Record<string, AppSetup>> = {
  cryptoStatus: polled(cryptoStatusModel.input.order, timing.statusPoll),
  cardStatus: polled(cardStatusModel.input.order, timing.cardPoll),
  watchPayment: polled(watchPaymentModel.input.order, timing.statusPoll),
  completeOverPaid: status(buildPayingOrder("OverPaid")),
  confirmCard: status(buildInvoicedOrder("Issued", buildCardWithCode()), { transient: ["finished"] }),
  redeemVoucher: status(buildInvoicedOrder("Issued", buildVoucherInvoice())),
  sendInvoice: status(buildInvoicedOrder("Issued", buildTransferInvoice())),
  enrollInvoice: page(paths.buyStatus(payingOrderId, enrollInvoiceModel.input.invoiceId)),
  paymentMethods: page(paths.buyMethod(payingOrderId), {
    otherRequests: [noPurchases],
    transient: ["identifying"],
    eventActions: {
      "order.assigned": ({ order }) => ({ mockedRequest: alwaysReply("loadOrder", ofOrder, order) }),
    },
  }),
  createInvoice: page(paths.buyMethod(payingOrderId), {
    otherRequests: [
      noPurchases,
      replyFirst("loadOrder", ofOrder, buildPayingOrder("Assigned")),
      alwaysReply("loadMethods", ofOrder, buildMethods(null)),
    ],
    openFlow: ({ page: whole, t }) => whole.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click(),
    transient: ["checkout"],
  }),
}
