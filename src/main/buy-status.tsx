import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { checkoutPage } from "../adapters/payments/checkout"
import * as invoices from "../adapters/payments/invoices"
import { acceptOrder, completeOrder } from "../adapters/orders/order-actions"
import { loadOrder } from "../adapters/orders/orders"
import { forgetPurchaseWhenCompleted } from "../adapters/payments/purchase-amount"
import { readUnconfirmedIf } from "../adapters/payments/unconfirmed"
import type { Order } from "../domain/orders/order"
import { cardStatus } from "../machines/payments/card-status.machine"
import { completeOverPaid } from "../machines/payments/complete-over-paid.machine"
import { confirmCard } from "../machines/payments/confirm-card.machine"
import { errorDetails } from "../machines/site/error-details.machine"
import { cryptoStatus } from "../machines/payments/crypto-status.machine"
import { enrollInvoice } from "../machines/payments/enroll-invoice.machine"
import { orderActions } from "../machines/orders/order-actions.machine"
import { orderRow } from "../machines/orders/order-row.machine"
import { paymentStatus } from "../machines/payments/payment-status.machine"
import { redeemVoucher } from "../machines/payments/redeem-voucher.machine"
import { sendInvoice } from "../machines/payments/send-invoice.machine"
import { watchPayment } from "../machines/payments/watch-payment.machine"
import { OverPaidPage } from "../ui/payments/complete-over-paid"
import { EnrollInvoicePage } from "../ui/payments/enroll-invoice"
import { PaymentStatusPage } from "../ui/payments/payment-status/payment-status"
import type { PartlyPaidScreen } from "../ui/payments/settlement/partly-paid-order"
import { PartlyPaidOrder } from "../ui/payments/settlement/partly-paid-order"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { checkout } from "./payments/checkout"
import { watchOrder } from "./payments/watch-order"
import { watchShownOrder } from "./payments/watch-shown-order"
import { currentConfig } from "./site/config"
import { displayTopics, whenStale } from "./site/freshness"
import type { PageProps } from "./site/route-chunk"

const offersPayments = () => currentConfig().extensions.includes("payments")

export const page = (app: App) => {
  const api = apiOf(app)
  const storage = () => localStorage
  const read = (by: typeof api) =>
    readUnconfirmedIf(offersPayments, forgetPurchaseWhenCompleted(storage, loadOrder(by)))
  const asked = fillPort(read(api))
  const polling = { watchOrder: watchOrder(read(asBackgroundApi(api)), app.network, whenStale(app, displayTopics)) }
  const enroll = enrollInvoice.provide({
    actors: {
      enrollInvoice: fillPort(invoices.memoizeByKey(({ invoiceId }) => invoiceId, invoices.enrollInvoice(api))),
    },
  })
  const complete = fillPort(forgetPurchaseWhenCompleted(storage, completeOrder(api)))
  const overPaid = completeOverPaid.provide({ actors: { completeOrder: complete, loadOrder: asked } })
  const actions = {
    orderRow,
    orderActions: orderActions.provide({
      actors: {
        acceptOrder: fillPort(forgetPurchaseWhenCompleted(storage, acceptOrder(api))),
        completeOrder: complete,
        loadOrder: asked,
      },
    }),
  }
  const partPaid: PartlyPaidScreen = (props) => <PartlyPaidOrder {...props} machines={actions} />
  const parts = {
    machine: paymentStatus.provide({ actors: { loadOrder: asked, watchOrder: watchShownOrder(app) } }),
    cryptoStatus: cryptoStatus.provide({ actors: polling }),
    watchPayment: watchPayment.provide({ actors: polling }),
    redeemVoucher: redeemVoucher.provide({
      actors: {
        redeemVoucher: fillPort(forgetPurchaseWhenCompleted(storage, invoices.redeemVoucher(api))),
        loadOrder: asked,
      },
    }),
    sendInvoice: sendInvoice.provide({ actors: { sendInvoice: fillPort(invoices.sendInvoice(api)) } }),
    cardStatus: cardStatus.provide({ actors: polling }),
    confirmCard: confirmCard.provide({
      actors: { confirmCard: fillPort(invoices.confirmCard(api)), loadOrder: asked },
    }),
    errorDetails,
    OverPaid: ({ order }: { readonly order: Order }) => <OverPaidPage machine={overPaid} order={order} />,
    PartPaid: partPaid,
    checkoutPage: (url: string) => checkoutPage(checkout())(url),
    print: () => print(),
  }
  return ({ params }: PageProps) => {
    const orderId = params["orderId"]!
    const invoiceId = params["invoiceId"]
    if (invoiceId !== undefined)
      return <EnrollInvoicePage key={invoiceId} machine={enroll} orderId={orderId} invoiceId={invoiceId} />
    return <PaymentStatusPage key={orderId} orderId={orderId} {...parts} />
  }
}
