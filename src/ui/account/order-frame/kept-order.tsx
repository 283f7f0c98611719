import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { effectiveCost } from "#domain/payments/settlement.ts"
import { breakEvenOf, estimateOf, usualOutlook } from "#domain/shop/estimate.ts"
import { offerOfOrder } from "#domain/shop/offer.ts"
import type { keptOrder } from "#machines/orders/kept-order.machine.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { Block } from "#ui/kit/feedback/block.tsx"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { renderView, useFlow, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { breakEvenDate } from "#ui/shop/estimate/break-even-date.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import fan from "#ui/shop/payback-fan/payback-fan.module.css"
import { useExtension } from "#ui/site/site-config.ts"
import { KeptOrderSkeleton } from "./kept-order-skeleton.tsx"
import css from "./order-frame.module.css"
import type { KeptOrderProps } from "./order-frame.tsx"

type Machine = typeof keptOrder
interface OwnProps {
  readonly estimate: typeof estimate
}

/** The order beside the form that comes before its payment. */
export const KeptOrder = ({ machine, orderId, estimate }: KeptOrderProps & OwnProps & { readonly machine: Machine }) =>
  renderView(views, { ...useFlow(machine, { orderId }), estimate })

/** Not known, and not loading any more. */
const none = "—"

/** The line of the day when the price is back, and of what a day brings until then. */
const useBrings = (order: Order) => {
  const { t } = useTranslation(["pay", "estimates"])
  const format = useFormatters()
  const item = order.items[0]!
  const offer = offerOfOrder(order, item)
  const purchase = { offer, quantity: item.quantity, cost: effectiveCost(order)! }
  return ({ state }: ScreenProps<typeof estimate>) => {
    const { mining } = state.context
    const of = mining && estimateOf(purchase, mining, usualOutlook(mining))
    const breakEven = of && breakEvenOf(of, offer.duration)
    const unknown = state.matches("loading") ? <Block /> : none
    const back =
      breakEven?.is === "onDay" ? (
        <span className={fan.when}>{format.date(breakEvenDate(mining!.rateDate, breakEven.days))}</span>
      ) : (
        breakEven && t(`estimates:unit.${breakEven.is}`, { count: offer.duration ?? 0 })
      )
    return [
      {
        figure: "purchase.day" as const,
        label: t("pay:summary.day"),
        value: of ? format.amount(of.perDay, offer.currency) : unknown,
      },
      { label: t("pay:summary.back"), value: back ?? unknown },
    ]
  }
}

const WithEstimate = ({ order, estimate }: OwnProps & { readonly order: Order }) => {
  const brings = useBrings(order)
  return (
    <EstimateFlow machine={estimate} offer={offerOfOrder(order, order.items[0]!)}>
      {(flow) => <OrderSummary order={order} brings={brings(flow)} />}
    </EstimateFlow>
  )
}

const Ready = ({ state, estimate }: ScreenProps<Machine> & OwnProps) => {
  const order = state.context.order!
  return useExtension("estimates") ? (
    <WithEstimate order={order} estimate={estimate} />
  ) : (
    <OrderSummary order={order} brings={[]} />
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: KeptOrderSkeleton,
  ready: Ready,
  // Its place stays, so that the form does not move under a person who types.
  absent: () => (
    <div className={css.absent}>
      <KeptOrderSkeleton />
    </div>
  ),
}
