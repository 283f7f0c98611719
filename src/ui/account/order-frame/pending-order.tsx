import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { calculateEffectiveCost } from "#domain/orders/settlement.ts"
import { calculateBreakEven, estimatePurchase, createDefaultScenario } from "#domain/shop/estimate.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfOrder } from "#domain/shop/offer.ts"
import type { pendingOrder } from "#machines/orders/pending-order.machine.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { addDays } from "#ui/shared/add-days.ts"
import { renderView, useFlow, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import type { PendingOrderProps } from "./order-frame.tsx"
import { PendingOrderShape, PendingOrderSkeleton } from "./pending-order-skeleton.tsx"
import fan from "#ui/shop/payback-fan/payback-fan.module.css"
import css from "./order-frame.module.css"

type Machine = typeof pendingOrder
interface OwnProps {
  readonly estimate: typeof estimate
}

/** Shows the order next to the form that precedes its payment. */
export const PendingOrder = ({
  machine,
  orderId,
  estimate,
}: PendingOrderProps & OwnProps & { readonly machine: Machine }) =>
  renderView(views, { ...useFlow(machine, { orderId }), estimate })

/** A placeholder for an unknown value. */
const none = "—"

/** Returns the lines with the daily income and with the payback date. */
const useIncomeLines = (order: Order, mining: Mining | null) => {
  const { t } = useTranslation(["pay", "estimates"])
  const format = useFormatters()
  const item = order.items[0]!
  const offer = offerOfOrder(order, item)
  const purchase = { offer, quantity: item.quantity, cost: calculateEffectiveCost(order)! }
  const result = mining && estimatePurchase(purchase, mining, createDefaultScenario(mining))
  const formatPaybackDate = () => {
    if (!result) return none
    const breakEven = calculateBreakEven(result, offer.duration)
    return breakEven.kind === "onDay" ? (
      <span className={fan.when}>{format.date(addDays(mining.rateDate, breakEven.days))}</span>
    ) : (
      t(`estimates:unit.${breakEven.kind}`, { count: offer.duration ?? 0 })
    )
  }
  return [
    {
      figure: "purchase.day" as const,
      label: t("pay:summary.day"),
      value: result ? format.amount(result.perDay, offer.currency) : none,
    },
    { label: t("pay:summary.back"), value: formatPaybackDate() },
  ]
}

interface IncomeProps {
  readonly order: Order
  readonly mining: Mining | null
}

const SummaryWithIncome = ({ order, mining }: IncomeProps) => (
  <OrderSummary order={order} incomeLines={useIncomeLines(order, mining)} />
)

const Ready = ({ state, estimate }: ScreenProps<Machine> & OwnProps) => {
  const order = state.context.order!
  if (!useOffers("estimates")) return <OrderSummary order={order} incomeLines={[]} />
  return (
    <EstimateFlow machine={estimate} offer={offerOfOrder(order, order.items[0]!)}>
      {({ state: estimating }) =>
        // Shows all lines together, so that none of them moves.
        estimating.matches("loading") ? (
          <PendingOrderSkeleton />
        ) : (
          <SummaryWithIncome order={order} mining={estimating.context.mining} />
        )
      }
    </EstimateFlow>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: PendingOrderSkeleton,
  ready: Ready,
  // Keeps the space of the order, so that the form does not move while the user types.
  absent: () => (
    <div className={css.absent} aria-hidden="true">
      <PendingOrderShape />
    </div>
  ),
}
