import { asBackgroundApi } from "../adapters/api"
import { live } from "../adapters/bridge"
import { checkoutPage } from "../adapters/checkout"
import * as invoices from "../adapters/invoices"
import { acceptOrder, completeOrder } from "../adapters/order-actions"
import { loadOrder } from "../adapters/orders"
import { forgetPurchaseWhenCompleted } from "../adapters/purchase-amount"
import { watchVisibility } from "../adapters/visibility"
import type { Order } from "../domain/order"
import { cardStatus } from "../machines/card-status/card-status.machine"
import { completeOverPaid } from "../machines/complete-over-paid/complete-over-paid.machine"
import { confirmCard } from "../machines/confirm-card/confirm-card.machine"
import { errorDetails } from "../machines/error-details/error-details.machine"
import { cryptoStatus } from "../machines/crypto-status/crypto-status.machine"
import { enrollInvoice } from "../machines/enroll-invoice/enroll-invoice.machine"
import { orderActions } from "../machines/order-actions/order-actions.machine"
import { orderRow } from "../machines/order-row/order-row.machine"
import { paymentStatus } from "../machines/payment-status/payment-status.machine"
import { redeemVoucher } from "../machines/redeem-voucher/redeem-voucher.machine"
import { sendInvoice } from "../machines/send-invoice/send-invoice.machine"
import { watchPayment } from "../machines/watch-payment/watch-payment.machine"
import { OverPaidPage } from "../ui/complete-over-paid/complete-over-paid"
import { EnrollInvoicePage } from "../ui/enroll-invoice/enroll-invoice"
import { PaymentStatusPage } from "../ui/payment-status/payment-status"
import type { PartlyPaidScreen } from "../ui/settlement/part-paid"
import { PartlyPaidOrder } from "../ui/settlement/part-paid"
import type { App } from "./app"
import { withApi } from "./with-api"
import { checkout } from "./checkout"
import { watchOrderCurrency } from "./currency-changes"
import type { PageProps } from "./routes"
import { displayChangesOf } from "./display-changes"

export const page = (app: App) => {
  const calls = withApi(app)
  const { api, session } = calls
  const storage = () => localStorage
  const read = (by: typeof api) => live(forgetPurchaseWhenCompleted(storage, loadOrder(by)))
  const asked = read(api)
  const polling = {
    loadOrder: read(asBackgroundApi(api)),
    watchVisibility: watchVisibility(window, displayChangesOf(session).subscribe),
  }
  const enroll = enrollInvoice.provide({
    actors: { enrollInvoice: live(invoices.memoizeByKey(({ invoiceId }) => invoiceId, invoices.enrollInvoice(api))) },
  })
  const complete = live(forgetPurchaseWhenCompleted(storage, completeOrder(api)))
  const overPaid = completeOverPaid.provide({ actors: { completeOrder: complete, loadOrder: asked } })
  const actions = {
    orderRow,
    orderActions: orderActions.provide({
      actors: {
        acceptOrder: live(forgetPurchaseWhenCompleted(storage, acceptOrder(api))),
        completeOrder: complete,
        loadOrder: asked,
      },
    }),
  }
  const partPaid: PartlyPaidScreen = (props) => <PartlyPaidOrder {...props} machines={actions} />
  const parts = {
    machine: paymentStatus.provide({ actors: { loadOrder: asked, watchOrder: watchOrderCurrency(calls) } }),
    cryptoStatus: cryptoStatus.provide({ actors: polling }),
    watchPayment: watchPayment.provide({ actors: polling }),
    redeemVoucher: redeemVoucher.provide({
      actors: {
        redeemVoucher: live(forgetPurchaseWhenCompleted(storage, invoices.redeemVoucher(api))),
        loadOrder: asked,
      },
    }),
    sendInvoice: sendInvoice.provide({ actors: { sendInvoice: live(invoices.sendInvoice(api)) } }),
    cardStatus: cardStatus.provide({ actors: polling }),
    confirmCard: confirmCard.provide({ actors: { confirmCard: live(invoices.confirmCard(api)), loadOrder: asked } }),
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
