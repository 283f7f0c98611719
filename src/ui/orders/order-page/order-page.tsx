import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hasChargedCard } from "#domain/orders/card-status.ts"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { isNothingReceived, lateSums } from "#domain/orders/receipt.ts"
import { effectiveCost, effectivePower, hasLateMoney, otherOrderedCost } from "#domain/orders/settlement.ts"
import type { orderPage } from "#machines/orders/order-page.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { RatingCard } from "#ui/kit/fields/rating-card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { BoughtContractLink } from "#ui/orders/bought-contract.tsx"
import { useFirstPayout } from "#ui/orders/first-payout.ts"
import type { OrderRowMachines } from "#ui/orders/orders/order-row-actions.tsx"
import { OrderStatus } from "#ui/orders/orders/order-status.tsx"
import { RecreateOrder } from "#ui/orders/orders/recreate-order.tsx"
import { useOrderTexts } from "#ui/orders/orders/use-order-words.ts"
import { PaymentHead, type PaymentHeadProps } from "#ui/orders/payment-head/payment-head.tsx"
import { receivedText } from "#ui/orders/received-text.ts"
import { SettlementNotes } from "#ui/orders/settlement/settlement-notes.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import { StuckMoneySupport } from "#ui/site/stuck-money/stuck-money-support.tsx"
import { AcceptPartialPayment } from "./accept-partial-payment.tsx"
import { OrderPayments } from "./order-payments.tsx"

interface ExtraProps {
  readonly machines: OrderRowMachines
}
interface Props extends ExtraProps {
  readonly machine: typeof orderPage
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof orderPage> & ExtraProps

export const OrderPage = ({ machine, orderId, machines }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId }), machines })

const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <Page title={useTranslation("orders").t("page.title")}>{children}</Page>
)

interface FrameProps extends Pick<PaymentHeadProps, "line" | "actions"> {
  readonly order: Order
  /** The title, by default the order's number. */
  readonly title?: string
  /** The content next to the page, by default the order's payments. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const OrderFrame = ({ order, title, aside, line, actions, children }: FrameProps) => {
  const { t } = useTranslation("orders")
  return (
    <Page
      title={title ?? t("page.heading", { number: order.number })}
      back={{ href: paths.orders(), text: t("title") }}
      aside={aside ?? <OrderPayments order={order} />}
      wide
    >
      <PaymentHead line={line} actions={actions} />
      {children}
    </Page>
  )
}

const Product = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const item = order.items[0]!
  const words = useOrderTexts()
  const hasReceipts = useOffers("receipts")
  const power = (quantity: typeof item.quantity) => words({ ...item, quantity }).power
  const rated = power(effectivePower(order, item))
  const completed = order.state === "Completed"
  const cost = effectiveCost(order)
  const ordered = otherOrderedCost(order)
  /**
   * Omits the received amount if it equals the cost. Omits a zero too if money arrived without being counted, because the zero
   * would be untrue.
   */
  const isReceivedShown = BigDecimal.isPositive(order.receivedAmount)
    ? cost === null || !BigDecimal.equals(order.receivedAmount, cost)
    : isNothingReceived(order)
  return (
    <RatingCard
      name={words(item).product}
      status={<OrderStatus order={order} />}
      rated={rated}
      items={[
        power(item.quantity) !== rated && {
          figure: "order.powerOrdered",
          label: t("page.ordered"),
          value: power(item.quantity),
        },
        order.bonus && { figure: "order.bonus", label: t("page.bonus"), value: `+${power(order.bonus.quantity)}` },
        { figure: "order.cost", label: t("page.cost"), value: format.amount(cost, order.currencyId) },
        ordered && {
          figure: "order.costOrdered",
          label: t("page.costOrdered"),
          value: format.amount(ordered, order.currencyId),
        },
        isReceivedShown && {
          figure: "order.received",
          label: t("page.received"),
          value: receivedText(order, format),
        },
        ...lateSums(order).map(({ amount, currencyId }) => ({
          key: `late ${currencyId}`,
          figure: "order.late" as const,
          label: t("page.late"),
          value: format.amount(amount, currencyId),
        })),
        { label: t("page.created"), value: format.dateTime(order.createDate) },
        {
          label: completed ? t("page.completedAt") : t("page.expires"),
          value: format.dateTime(completed ? order.stateUpdate : order.expireDate),
        },
        completed && { label: t("page.contract"), value: <BoughtContractLink order={order} inRow /> },
        completed &&
          hasReceipts &&
          order.receipt && {
            label: t("receipt.title"),
            value: (
              <TextLink kind="row" href={paths.receipt(order.id)}>
                {order.receipt.number}
              </TextLink>
            ),
          },
      ]}
    />
  )
}

const Completed = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  const payout = useFirstPayout(order)
  return (
    <OrderFrame order={order}>
      {payout?.isAhead && (
        <Notice kind="ok">
          <p>
            <span>{t("page.completed")}</span> <span>{payout.text}</span>
          </p>
        </Notice>
      )}
      <SettlementNotes order={order} />
      <Product order={order} />
    </OrderFrame>
  )
}

/** Returns the kind of an expired order by the money that arrived for it, and by whether it arrived in time. */
const expiredAs = (order: Order) => {
  if (hasLateMoney(order)) return "late"
  if (hasChargedCard(order)) return "charged"
  if (isAcceptable(order)) return "part"
  return isNothingReceived(order) ? "details" : "short"
}

const Expired = ({ state, send, machines }: ViewProps) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const order = state.context.order!
  const kind = expiredAs(order)
  return (
    <OrderFrame
      order={order}
      title={t(kind === "late" ? "page.expired.lateTitle" : "page.expired.title")}
      line={t(`page.expired.${kind}`, { date: format.dateTime(order.expireDate) })}
      actions={
        <>
          {isAcceptable(order) && (
            <AcceptPartialPayment machines={machines} order={order} onChanged={() => send({ type: "order.changed" })} />
          )}
          <RecreateOrder machine={machines.recreateOrder} order={order} second={isAcceptable(order)} today />
        </>
      }
      aside={<Product order={order} />}
    >
      {BigDecimal.isPositive(order.receivedAmount) && (
        <p data-figure="order.received">{t("page.expired.received", { received: receivedText(order, format) })}</p>
      )}
      <SettlementNotes order={order} />
      {kind === "details" && (
        <Notice kind="info" title={t("page.expired.sent.title")}>
          {t("page.expired.sent.text")}
        </Notice>
      )}
      {kind !== "late" && <StuckMoneySupport orderNumber={order.number} />}
      <OrderPayments order={order} />
    </OrderFrame>
  )
}

const Unknown = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  const order = state.context.order!
  return (
    <OrderFrame order={order}>
      <Notice kind="info">{t("page.unknown")}</Notice>
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
