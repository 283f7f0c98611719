import { acceptOrder, completeOrder } from "#adapters/orders/order-actions.ts"
import { loadOrder, readUnconfirmedIf } from "#adapters/orders/orders.ts"
import { parseCheckoutUrl } from "#adapters/payments/checkout.ts"
import * as invoices from "#adapters/payments/invoices.ts"
import { forgetPurchaseWhenCompleted } from "#adapters/payments/purchase-amount.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { sendOnce } from "#adapters/shared/send-once.ts"
import type { Order } from "#domain/orders/order.ts"
import { orderActions } from "#machines/orders/order-actions.machine.ts"
import { orderRow } from "#machines/orders/order-row.machine.ts"
import { cardStatus } from "#machines/payments/card-status.machine.ts"
import { completeOverPaid } from "#machines/payments/complete-over-paid.machine.ts"
import { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import { enrollInvoice } from "#machines/payments/enroll-invoice.machine.ts"
import { paymentStatus } from "#machines/payments/payment-status.machine.ts"
import { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import { errorDetails } from "#machines/site/error-details.machine.ts"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { OverPaidPage } from "#ui/payments/complete-over-paid.tsx"
import { EnrollInvoicePage } from "#ui/payments/enroll-invoice.tsx"
import { PurchaseIncome } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { PaymentStatusPage } from "#ui/payments/payment-status/payment-status.tsx"
import { UnderPaidOrder, type UnderPaidScreen } from "#ui/payments/payment-status/under-paid-order.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"
import { getCheckoutOrigins, watchOrder, watchShownOrder } from "./payments/watch-order.ts"
import { createPageApi, offers } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics, onStale } from "./site/freshness.ts"
import { lazyPart } from "./site/part.tsx"
import type { PageProps } from "./site/route-chunk.ts"

/** Creates the page of a payment. A URL with an invoice is the return from the acquirer, which is reported to the server once. */
export const createPage = (app: AppContext) => {
  const api = createPageApi(app)
  const storage = () => localStorage
  const read = (by: typeof api) =>
    readUnconfirmedIf(offers("payments"), forgetPurchaseWhenCompleted(storage, loadOrder(by)))
  const loadOrderPort = fillPort(read(api))
  const polling = { watchOrder: watchOrder(read(asBackgroundApi(api)), app.network, onStale(app, displayTopics)) }
  const enroll = provide(enrollInvoice)({
    enrollInvoice: sendOnce(invoices.enrollInvoice(api)),
  })
  const complete = fillPort(forgetPurchaseWhenCompleted(storage, completeOrder(api)))
  const overPaid = provide(completeOverPaid)({ completeOrder: complete, loadOrder: loadOrderPort })
  const actions = {
    orderRow,
    orderActions: provide(orderActions)({
      acceptOrder: forgetPurchaseWhenCompleted(storage, acceptOrder(api)),
      completeOrder: complete,
      loadOrder: loadOrderPort,
    }),
  }
  const underPaid: UnderPaidScreen = (props) => <UnderPaidOrder {...props} machines={actions} />
  const parts = {
    machine: provide(paymentStatus)({ loadOrder: loadOrderPort, watchOrder: watchShownOrder(app) }),
    cryptoStatus: provide(cryptoStatus)(polling),
    watchPayment: provide(watchPayment)(polling),
    redeemVoucher: provide(redeemVoucher)({
      redeemVoucher: forgetPurchaseWhenCompleted(storage, invoices.redeemVoucher(api)),
      loadOrder: loadOrderPort,
    }),
    sendInvoice: provide(sendInvoice)({ sendInvoice: invoices.sendInvoice(api) }),
    cardStatus: provide(cardStatus)(polling),
    confirmCard: provide(confirmCard)({ confirmCard: invoices.confirmCard(api), loadOrder: loadOrderPort }),
    errorDetails,
    OverPaid: ({ order }: { readonly order: Order }) => <OverPaidPage machine={overPaid} order={order} />,
    UnderPaid: underPaid,
    parseCheckoutUrl: (url: string) => parseCheckoutUrl(getCheckoutOrigins())(url),
    print: () => print(),
  }
  const Income = lazyPart(app, {
    load: () => import("./shop/estimates.tsx"),
    view: ({ createEstimates }) => createEstimates(app).Order,
    texts: ["estimates"],
    offered: "estimates",
    pending: <Skeleton lines={2} />,
    missing: MissingPart,
  })
  return ({ params }: PageProps) => {
    const orderId = params["orderId"]!
    const invoiceId = params["invoiceId"]
    if (invoiceId !== undefined)
      return <EnrollInvoicePage key={invoiceId} machine={enroll} orderId={orderId} invoiceId={invoiceId} />
    return (
      <PurchaseIncome value={Income}>
        <PaymentStatusPage key={orderId} orderId={orderId} {...parts} />
      </PurchaseIncome>
    )
  }
}
