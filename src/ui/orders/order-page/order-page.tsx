import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import type { Order } from "../../../domain/orders/order"
import { isStaking } from "../../../domain/orders/order"
import { hasChargedCard } from "../../../domain/payments/card-status"
import { isAcceptable } from "../../../domain/orders/order-actions"
import { effectivePower, hasLateMoney } from "../../../domain/payments/settlement"
import type { orderPage } from "../../../machines/orders/order-page.machine"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { ButtonLink } from "../../kit/actions/button-link"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Notice } from "../../kit/feedback/notice"
import { Page } from "../../kit/layout/page"
import { RatingCard } from "../../kit/fields/rating-card"
import { Redirect } from "../../kit/actions/redirect"
import { Skeleton } from "../../kit/feedback/skeleton"
import { NotFound } from "../../site/not-found"
import { OrderStatus } from "../orders/order-status"
import type { OrderRowMachines } from "../orders/order-row-actions"
import { RecreateOrder } from "../orders/recreate-order"
import { useOrderTexts } from "../orders/use-order-words"
import { paths } from "../../site/paths"
import { ReceiptLink } from "../receipt-page/receipt-link"
import { StuckMoneySupport } from "../../payments/stuck-money/stuck-money-support"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { SettlementNotes } from "../../payments/settlement/settlement-notes"
import { AcceptPartialPayment } from "./accept-partial-payment"
import css from "./order-page.module.css"
import { OrderPayments } from "./order-payments"

interface ExtraProps {
  readonly machines: OrderRowMachines
}
interface Props extends ExtraProps {
  readonly machine: typeof orderPage
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof orderPage> & ExtraProps

/** /cabinet/orders/{id} */
export const OrderPage = ({ machine, orderId, machines }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = renderView(views, state)
  return <View state={state} send={send} machines={machines} />
}

const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation("orders")
  return <Page title={t("page.title")}>{children}</Page>
}

const OrderFrame = ({ order, children }: { readonly order: Order; readonly children: ReactNode }) => {
  const { t } = useTranslation("orders")
  return (
    <Page title={t("page.heading", { number: order.number })}>
      <div className={css.parts}>{children}</div>
    </Page>
  )
}

const Product = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const item = order.items[0]!
  const words = useOrderTexts()
  const power = (quantity: typeof item.quantity) => words({ ...item, quantity }).power
  const completed = order.state === "Completed"
  return (
    <RatingCard
      coin={item.currencyId}
      name={words(item).product}
      serial={order.number}
      status={<OrderStatus order={order} />}
      rated={power(effectivePower(order, item))}
      items={[
        { label: t("page.ordered"), value: power(item.quantity) },
        ...(order.bonus ? [{ label: t("page.bonus"), value: `+${power(order.bonus.quantity)}` }] : []),
        { label: t("page.cost"), value: format.amount(order.localizedCost, order.currencyId) },
        { label: t("page.received"), value: format.amount(order.receivedAmount, order.currencyId) },
        ...(completed
          ? [{ label: t("page.accepted"), value: format.amount(order.acceptedAmount, order.currencyId) }]
          : []),
        { label: t("page.created"), value: format.dateTime(order.createDate) },
        {
          label: completed ? t("page.completedAt") : t("page.expires"),
          value: format.dateTime(completed ? order.stateUpdate : order.expireDate),
        },
      ]}
    />
  )
}

const Completed = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  return (
    <OrderFrame order={order}>
      <Notice kind="ok">
        <p>{t(isStaking(order) ? "page.completedStaking" : "page.completed")}</p>
      </Notice>
      <SettlementNotes order={order} />
      <Product order={order} />
      <OrderPayments payments={order.payments} />
      <div className={css.ways}>
        <ButtonLink href={paths.contracts()}>{t("page.contracts")}</ButtonLink>
        <ReceiptLink order={order} />
      </div>
    </OrderFrame>
  )
}

const Expired = ({ state, send, machines }: ViewProps) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const order = state.context.order!
  return (
    <OrderFrame order={order}>
      <Notice kind="warn">
        <p>
          <strong>{t("page.expired.title")}</strong>
        </p>
        <p>
          {hasChargedCard(order)
            ? t("page.expired.charged")
            : t(isAcceptable(order) ? "page.expired.part" : "page.expired.details", {
                date: format.dateTime(order.expireDate),
              })}
        </p>
        {BigDecimal.isPositive(order.receivedAmount) && (
          <p>{t("page.expired.received", { received: format.amount(order.receivedAmount, order.currencyId) })}</p>
        )}
      </Notice>
      <SettlementNotes order={order} />
      {!hasLateMoney(order) && <StuckMoneySupport orderNumber={order.number} />}
      <Product order={order} />
      <OrderPayments payments={order.payments} />
      <div className={css.ways}>
        {isAcceptable(order) && (
          <AcceptPartialPayment machines={machines} order={order} onChanged={() => send({ type: "order.changed" })} />
        )}
        <RecreateOrder machine={machines.recreateOrder} order={order} second={isAcceptable(order)} />
      </div>
    </OrderFrame>
  )
}

const Unknown = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  return (
    <OrderFrame order={order}>
      <Notice kind="info">
        <p>{t("page.unknown")}</p>
      </Notice>
      <StuckMoneySupport orderNumber={order.number} />
      <Product order={order} />
    </OrderFrame>
  )
}

const Failed = ({ state, send }: ViewProps) => (
  <PageFrame>
    <LoadFailed state={state} send={send} />
  </PageFrame>
)

const views: StateViews<typeof orderPage, ExtraProps> = {
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
