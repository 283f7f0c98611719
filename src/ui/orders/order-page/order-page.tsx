import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hasChargedCard } from "#domain/orders/card-status.ts"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { hasReceivedNothing } from "#domain/orders/receipt.ts"
import { hasLatePaymentCredit } from "#domain/orders/settlement.ts"
import type { orderPage } from "#machines/orders/order-page.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFirstPayout } from "#ui/orders/first-payout.ts"
import { formatReceivedSums } from "#ui/orders/format-received-sums.ts"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { RecreateOrder } from "#ui/orders/orders/recreate-order.tsx"
import { SettlementNotes } from "#ui/orders/settlement/settlement-notes.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import { AcceptUnderPaid } from "./accept-partial-payment.tsx"
import { OrderPageFrame } from "./order-page-frame.tsx"
import { OrderPayments } from "./order-payments.tsx"
import { OrderedProduct } from "./ordered-product.tsx"

interface OwnProps {
  readonly machines: OrderRowMachines
}
interface Props extends OwnProps {
  readonly machine: typeof orderPage
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof orderPage> & OwnProps

/** The page of one order. The content depends on the state of the order. */
export const OrderPage = ({ machine, orderId, machines }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId }), machines })

const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <Page title={useTranslation("orders").t("page.title")}>{children}</Page>
)

const Completed = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  const payout = useFirstPayout(order)
  return (
    <OrderPageFrame order={order}>
      {payout?.isAhead && (
        <Notice kind="ok">
          <p>
            <span>{t("page.completed")}</span> <span>{payout.text}</span>
          </p>
        </Notice>
      )}
      <SettlementNotes order={order} />
      <OrderedProduct order={order} />
    </OrderPageFrame>
  )
}

/** Returns the kind of an expired order by the money that arrived for it, and by whether the money arrived in time. */
const expiredAs = (order: Order) => {
  if (hasLatePaymentCredit(order)) return "late"
  if (hasChargedCard(order)) return "charged"
  if (isAcceptable(order)) return "part"
  return hasReceivedNothing(order) ? "details" : "short"
}

const Expired = ({ state, send, machines }: ViewProps) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const order = state.context.order!
  const kind = expiredAs(order)
  return (
    <OrderPageFrame
      order={order}
      title={t(kind === "late" ? "page.expired.lateTitle" : "page.expired.title")}
      line={t(`page.expired.${kind}`, { date: format.dateTime(order.expireDate) })}
      actions={
        <>
          {isAcceptable(order) && (
            <AcceptUnderPaid machines={machines} order={order} onChanged={() => send({ type: "order.changed" })} />
          )}
          <RecreateOrder machine={machines.recreateOrder} order={order} isSecondary={isAcceptable(order)} isExpired />
        </>
      }
      aside={<OrderedProduct order={order} />}
    >
      {BigDecimal.isPositive(order.receivedAmount) && (
        <p data-figure="order.received">
          {t("page.expired.received", { received: formatReceivedSums(order, format) })}
        </p>
      )}
      <SettlementNotes order={order} />
      {kind === "details" && (
        <Notice kind="info" title={t("page.expired.sent.title")}>
          {t("page.expired.sent.text")}
        </Notice>
      )}
      {kind !== "late" && <PaymentSupport orderNumber={order.number} />}
      <OrderPayments order={order} />
    </OrderPageFrame>
  )
}

const Unknown = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  return (
    <OrderPageFrame order={order}>
      <Notice kind="info">{t("page.unknown")}</Notice>
      <PaymentSupport orderNumber={order.number} />
      <OrderedProduct order={order} />
    </OrderPageFrame>
  )
}

const Failed = ({ state, send }: ViewProps) => (
  <PageFrame>
    <LoadFailed state={state} send={send} />
  </PageFrame>
)

const views: StateViews<typeof orderPage, OwnProps> = {
  loading: () => (
    <PageFrame>
      <Skeleton lines={6} />
    </PageFrame>
  ),
  deciding: noView,
  completed: Completed,
  expired: Expired,
  unknown: Unknown,
  failed: Failed,
  notFound: NotFound,
  toBuy: ({ state }) => <Redirect replace to={paths.buy(state.context.orderId)} />,
  toStatus: ({ state }) => <Redirect replace to={paths.buyStatus(state.context.orderId)} />,
}
