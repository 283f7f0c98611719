import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import type { cardStatus } from "#machines/payments/card-status.machine.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import type { cryptoStatus } from "#machines/payments/crypto-status.machine.ts"
import type { paymentStatus } from "#machines/payments/payment-status.machine.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import type { sendInvoice } from "#machines/payments/send-invoice.machine.ts"
import type { watchPayment } from "#machines/payments/watch-payment.machine.ts"
import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { CardStatusPage } from "#ui/payments/card-status/card-status.tsx"
import { CryptoStatusPage } from "#ui/payments/crypto-status/crypto-status.tsx"
import { VoucherStatusPage } from "#ui/payments/redeem-voucher/voucher-status.tsx"
import { TransferStatusPage } from "#ui/payments/watch-payment/transfer-status.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import { ExpiredPaymentRedirect, PaymentSuccess, PaymentUnknown, type OverPaidScreen } from "./payment-outcomes.tsx"
import { PaymentPage } from "./payment-page.tsx"
import type { UnderPaidScreen } from "./under-paid-order.tsx"

interface OwnProps {
  readonly cryptoStatus: typeof cryptoStatus
  readonly watchPayment: typeof watchPayment
  readonly redeemVoucher: typeof redeemVoucher
  readonly sendInvoice: typeof sendInvoice
  readonly cardStatus: typeof cardStatus
  readonly confirmCard: typeof confirmCard
  readonly errorDetails: typeof errorDetails
  readonly OverPaid: OverPaidScreen
  readonly UnderPaid: UnderPaidScreen
  readonly parseCheckoutUrl: (url: string) => string | null
  readonly print: () => void
}

interface Props extends OwnProps {
  readonly machine: typeof paymentStatus
  readonly orderId: string
}

/** The page of an order's payment, which chooses the page of the payment method or the result. */
export const PaymentStatusPage = ({ machine, orderId, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId }), ...ownProps })

type ViewProps = ScreenProps<typeof paymentStatus> & OwnProps

const Loading = () => (
  <PaymentPage title={useTranslation("pay").t("status.title")} step="payment">
    <Skeleton lines={5} />
  </PaymentPage>
)

const Failed = ({ state, send }: ViewProps) => (
  <PaymentPage title={useTranslation("pay").t("status.title")} step="payment">
    <LoadFailed state={state} send={send} />
  </PaymentPage>
)

/** Returns the props of the pages of all payment methods. Each page uses only some of them. */
const partsOf = ({ state, send, ...ownProps }: ViewProps) => ({
  ...ownProps,
  order: state.context.order!,
  onFinished: () => send({ type: "payment.finished" }),
  onSwitched: (order: Order) => send({ type: "payment.switched", order }),
})

// Redirects replace the history entry, because Back to it would only redirect again.
const views: StateViews<typeof paymentStatus, OwnProps> = {
  loading: Loading,
  deciding: noView,
  // One component renders both an open and a finished payment, so that React keeps it. The key of a card payment is the display
  // currency, because its machine has stored amounts in that currency.
  crypto: (props) => <CryptoStatusPage {...partsOf(props)} machine={props.cryptoStatus} />,
  voucher: (props) => <VoucherStatusPage {...partsOf(props)} machine={props.watchPayment} />,
  card: (props) => (
    <CardStatusPage {...partsOf(props)} key={props.state.context.order!.currencyId} machine={props.cardStatus} />
  ),
  transfer: (props) => <TransferStatusPage {...partsOf(props)} machine={props.watchPayment} />,
  failed: Failed,
  buyProduct: ({ state }) => <Redirect replace to={paths.buy(state.context.orderId)} />,
  buyMethod: ({ state }) => <Redirect replace to={paths.buyMethod(state.context.orderId)} />,
  overpaid: ({ state, OverPaid }) => <OverPaid key={state.context.order!.currencyId} order={state.context.order!} />,
  success: ({ state }) => <PaymentSuccess order={state.context.order!} />,
  expired: ({ state }) => <ExpiredPaymentRedirect order={state.context.order!} />,
  notFound: NotFound,
  unknown: ({ state }) => <PaymentUnknown order={state.context.order!} />,
}
