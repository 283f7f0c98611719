import { Schema } from "effect"
import { cardWithCode, transferInvoice, voucherInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, methodsWith, payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { Invoice, PaymentMethods } from "#domain/payments/invoice.ts"
import { Order } from "#domain/orders/order.ts"
import { cardStatusModel } from "#machines/payments/card-status.model.ts"
import { cryptoStatusModel } from "#machines/payments/crypto-status.model.ts"
import { enrollInvoiceModel } from "#machines/payments/enroll-invoice.model.ts"
import { watchPaymentModel } from "#machines/payments/watch-payment.model.ts"
import { timing } from "#domain/shared/timing.ts"
import { paths } from "#ui/site/paths.ts"
import type { OnApp } from "#scripts/paths/app/on-app.ts"
import { always, call, first, get, page, post } from "./wiring.ts"

const order = get(`/orders/${payingOrderId}`)
const methods = post(`${order.path}/paymenttypecurrencies`)
const of = (rest: string) => post(`${order.path}${rest}`)

/** The page of a payment has read the order before its flow begins. */
const status = (found: Order, calls: OnApp["calls"], more: Partial<OnApp> = {}): OnApp =>
  page(paths.buyStatus(payingOrderId), calls, {
    beside: [first(order, found, Order)],
    // The status page shows the other method at once.
    fleeting: ["otherMethod"],
    ...more,
  })
/** The page then polls it. */
const polled = (found: Order, after: number): OnApp =>
  status(
    found,
    {},
    {
      happens: {
        "order.polled": (event) => ({ kind: "answer", after, exchange: always(order, event["order"], Order) }),
      },
    },
  )
/** A form of the page, whose answer may be lost; then the order is read. */
const asking = (port: string, ...[where, ok, refusals]: Parameters<typeof call>): OnApp["calls"] => ({
  loadOrder: call(order, Order, { OrderNotFound: [404, "NotFound"] }),
  [port]: call(where, ok, { AnswerLost: "lost", ...refusals }),
})

const written = (invoice: Invoice) => Schema.encodeSync(Invoice)(invoice)

/** No recent purchases beside the payment methods. */
const noPurchases = always(get("/fomo/recentPurchases"), [])

export const payments: Readonly<Record<string, OnApp>> = {
  cryptoStatus: polled(cryptoStatusModel.input.order, timing.statusPoll),
  cardStatus: polled(cardStatusModel.input.order, timing.cardPoll),
  watchPayment: polled(watchPaymentModel.input.order, timing.statusPoll),
  completeOverPaid: status(
    payingOrder("OverPaid"),
    asking("completeOrder", of("/complete"), Order, { WrongState: 409 }),
  ),
  confirmCard: status(
    invoicedOrder("Issued", cardWithCode()),
    asking("confirmCard", of(`/invoices/${cardWithCode().invoiceId}/confirm`), () => written(cardWithCode()), {
      WrongCode: [400, "incorrect_confirmation_code"],
      ConfirmationError: [400, "confirmation_error"],
    }),
    { fleeting: ["settled"] },
  ),
  redeemVoucher: status(
    invoicedOrder("Issued", voucherInvoice()),
    asking("redeemVoucher", of("/ottvouchers"), Order, {
      VoucherNotFound: [404, "NotFound"],
      VoucherRedeemed: 409,
      InvoiceNotFound: 424,
      PinRequired: [400, "Required", "voucherPin"],
    }),
  ),
  sendInvoice: status(
    invoicedOrder("Issued", transferInvoice()),
    asking("sendInvoice", of(`/invoices/${transferInvoice().invoiceId}/send`), 204),
  ),
  enrollInvoice: page(paths.buyStatus(payingOrderId, enrollInvoiceModel.input.invoiceId), {
    enrollInvoice: call(of(`/invoices/${enrollInvoiceModel.input.invoiceId}/enroll`), () =>
      written(invoicedOrder("Issued", cardWithCode()).invoice!),
    ),
  }),
  paymentMethods: page(
    paths.buyMethod(payingOrderId),
    { loadMethods: call(methods, PaymentMethods) },
    {
      beside: [noPurchases],
      // The session has read the profile before.
      fleeting: ["identifying"],
      local: { loadProfile: ["ok"] },
      happens: {
        "order.assigned": () => ({ kind: "answer", exchange: always(order, payingOrder("Assigned"), Order) }),
      },
    },
  ),
  createInvoice: page(
    paths.buyMethod(payingOrderId),
    asking("createInvoice", of("/invoices"), Invoice, { WrongState: 409 }),
    {
      beside: [
        noPurchases,
        first(order, payingOrder("Assigned"), Order),
        always(methods, methodsWith(null), PaymentMethods),
      ],
      lead: ({ page: whole, t }) => whole.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click(),
      fleeting: ["checkout"],
    },
  ),
}
