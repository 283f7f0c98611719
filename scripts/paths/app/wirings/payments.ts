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
import {
  replyingWith,
  firstReply,
  failingWith,
  persistentReply,
  type OnApp,
  type ApiRoute,
} from "#scripts/paths/app/on-app.ts"

const order = { method: "GET", path: `/orders/${payingOrderId}` } as const
const methods = { method: "POST", path: `${order.path}/paymenttypecurrencies` } as const
const post = (rest: string) => ({ method: "POST", path: `${order.path}${rest}` }) as const

export const orderBody = (found: Order) => Schema.encodeSync(Order)(found)

/** What reading an order is answered. */
const reading = {
  ok: (found: Order) => replyingWith(order, 200, orderBody(found)),
  OrderNotFound: () => replyingWith(order, 404, { code: "NotFound" }),
  CallFailed: failingWith(order),
}
const refused = (where: ApiRoute, status: number, code: string) => () => replyingWith(where, status, { code })
const lost = (where: ApiRoute) => () => [{ ...where, reply: "no connection" as const }]

/** The page of a payment has read the order before its flow begins. */
const status = (found: Order, calls: OnApp["calls"]): OnApp => ({
  address: () => paths.buyStatus(payingOrderId),
  signedIn: true,
  beside: [firstReply(order, orderBody(found))],
  // The status page shows the other method at once.
  fleeting: ["otherMethod"],
  local: {},
  happens: {},
  calls,
})
/** The page then polls it. */
const polled = (found: Order, after: number): OnApp => ({
  ...status(found, {}),
  held: [order],
  happens: {
    "order.polled": (event) => ({
      kind: "answer",
      after,
      exchange: { ...order, reply: { status: 200, body: orderBody(event["order"] as Order) } },
    }),
  },
})
const asking = (port: string, where: ApiRoute, answers: OnApp["calls"][string]): OnApp["calls"] => ({
  loadOrder: reading,
  [port]: { AnswerLost: lost(where), CallFailed: failingWith(where), ...answers },
})

const complete = post("/complete")
const code = post(`/invoices/${cardWithCode().invoiceId}/confirm`)
const letter = post(`/invoices/${transferInvoice().invoiceId}/send`)
const enroll = post(`/invoices/${enrollInvoiceModel.input.invoiceId}/enroll`)
const voucher = post("/ottvouchers")
const invoices = post("/invoices")

/** No recent purchases beside the payment methods. */
const noPurchases = persistentReply({ method: "GET", path: "/fomo/recentPurchases" }, [])
const methodsBody = (found: typeof PaymentMethods.Type) => Schema.encodeSync(PaymentMethods)(found)

export const payments: Readonly<Record<string, OnApp>> = {
  cryptoStatus: polled(cryptoStatusModel.input.order, timing.statusPoll),
  cardStatus: polled(cardStatusModel.input.order, timing.cardPoll),
  watchPayment: polled(watchPaymentModel.input.order, timing.statusPoll),
  completeOverPaid: status(
    payingOrder("OverPaid"),
    asking("completeOrder", complete, {
      ok: (found: Order) => replyingWith(complete, 200, orderBody(found)),
      WrongState: refused(complete, 409, "WrongState"),
    }),
  ),
  confirmCard: {
    ...status(
      invoicedOrder("Issued", cardWithCode()),
      asking("confirmCard", code, {
        ok: () => replyingWith(code, 200, Schema.encodeSync(Invoice)(cardWithCode())),
        WrongCode: refused(code, 400, "incorrect_confirmation_code"),
        ConfirmationError: refused(code, 400, "confirmation_error"),
      }),
    ),
    fleeting: ["settled"],
  },
  redeemVoucher: status(
    invoicedOrder("Issued", voucherInvoice()),
    asking("redeemVoucher", voucher, {
      ok: (found: Order) => replyingWith(voucher, 200, orderBody(found)),
      VoucherNotFound: refused(voucher, 404, "NotFound"),
      VoucherRedeemed: refused(voucher, 409, "VoucherRedeemed"),
      InvoiceNotFound: refused(voucher, 424, "InvoiceNotFound"),
      PinRequired: () => replyingWith(voucher, 400, { code: "Required", field: "voucherPin" }),
    }),
  ),
  sendInvoice: status(
    invoicedOrder("Issued", transferInvoice()),
    asking("sendInvoice", letter, { ok: () => replyingWith(letter, 204) }),
  ),
  enrollInvoice: {
    address: () => paths.buyStatus(payingOrderId, enrollInvoiceModel.input.invoiceId),
    signedIn: true,
    local: {},
    happens: {},
    calls: {
      enrollInvoice: {
        ok: () =>
          replyingWith(enroll, 200, Schema.encodeSync(Invoice)(invoicedOrder("Issued", cardWithCode()).invoice!)),
        CallFailed: failingWith(enroll),
      },
    },
  },
  paymentMethods: {
    address: () => paths.buyMethod(payingOrderId),
    signedIn: true,
    beside: [noPurchases],
    held: [order],
    // The session has read the profile before.
    fleeting: ["identifying"],
    local: { loadProfile: ["ok"] },
    happens: {
      "order.assigned": () => ({
        kind: "answer",
        exchange: { ...order, reply: { status: 200, body: orderBody(payingOrder("Assigned")) } },
      }),
    },
    calls: {
      loadMethods: {
        ok: (found: typeof PaymentMethods.Type) => replyingWith(methods, 200, methodsBody(found)),
        CallFailed: failingWith(methods),
      },
    },
  },
  createInvoice: {
    address: () => paths.buyMethod(payingOrderId),
    signedIn: true,
    beside: [
      noPurchases,
      firstReply(order, orderBody(payingOrder("Assigned"))),
      persistentReply(methods, methodsBody(methodsWith(null))),
    ],
    lead: ({ page, t }) => page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click(),
    fleeting: ["checkout"],
    local: {},
    happens: {},
    calls: asking("createInvoice", invoices, {
      ok: (made: Invoice) => replyingWith(invoices, 200, Schema.encodeSync(Invoice)(made)),
      WrongState: refused(invoices, 409, "WrongState"),
    }),
  },
}
