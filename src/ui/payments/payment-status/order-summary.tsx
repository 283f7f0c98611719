import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { isStaking } from "#domain/orders/order-state.ts"
import type { Order, OrderItem } from "#domain/orders/order.ts"
import { calculateOrderPriceParts, calculateEffectiveCost } from "#domain/orders/settlement.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues, type KeyValuesProps } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { formatReceivedSums } from "#ui/orders/format-received-sums.ts"
import { useQuantityTexts } from "#ui/orders/orders/use-order-texts.ts"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/orders/payment-head/payment.module.css"

/** Returns a function that names the product: "Bitcoin, 12 months". */
const useProductName = () => {
  const { t } = useTranslation("pay")
  return (item: OrderItem) =>
    t(`summary.${item.type}`, { coin: t(`coins.${item.currencyId}`), count: item.duration ?? 0 })
}

interface Props {
  readonly order: Order
  /** The expected earnings, which replace the order's number on the forms before the payment. */
  readonly incomeLines?: KeyValuesProps["items"] | undefined
}

/**
 * Shows the order next to the payment. On a phone, the order is one line above the payment, so that the first screen shows the
 * payment.
 */
export const OrderSummary = ({ order, incomeLines }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const productName = useProductName()
  const power = useQuantityTexts()
  const [item] = order.items
  const reduced = item && BigDecimal.isPositive(order.discountPercent) ? calculateOrderPriceParts(order, item) : null
  const isCompleted = order.state === "Completed"
  // The power of a completed order includes its bonus. Every other order shows the bonus as an addition.
  const bonusLine = ({ quantity }: NonNullable<Order["bonus"]>, { unit }: OrderItem) =>
    isCompleted
      ? { figure: "order.bonus" as const, label: t("summary.bonusIncluded"), value: format.quantity(quantity, unit) }
      : { figure: "order.bonus" as const, label: t("summary.bonus"), value: `+${format.quantity(quantity, unit)}` }
  const powerLine = (bought: OrderItem) => {
    const { power: value, figure } = power(order, bought)
    return { figure, label: t(isStaking(order) ? "summary.stake" : "summary.power"), value }
  }
  const isReceived = !isCompleted && BigDecimal.isPositive(order.receivedAmount)
  return (
    <Card figureOwner={incomeLines && order.id}>
      <div className={`${css.order} ${incomeLines ? css.kept : ""}`}>
        {item && <h2>{productName(item)}</h2>}
        <KeyValues
          items={[
            incomeLines === undefined && { label: t("summary.number"), value: order.number },
            item ? powerLine(item) : null,
            item && order.bonus ? bonusLine(order.bonus, item) : null,
            reduced && {
              figure: "order.costBefore",
              label: t("summary.before"),
              value: format.amount(reduced.before, order.currencyId),
            },
            reduced && {
              figure: "order.discountPercent order.discount",
              label: t("summary.discount", { percent: format.percent(order.discountPercent) }),
              value: format.amountChange(BigDecimal.negate(reduced.discount), order.currencyId),
            },
            isReceived && {
              figure: "order.received",
              label: t("summary.received"),
              value: formatReceivedSums(order, format),
            },
            ...(incomeLines ?? []),
          ]}
        />
        <p className={`${patterns.row} ${css.total}`}>
          <span>{t("summary.total")}</span>
          <Figure figure="order.cost">{format.amount(calculateEffectiveCost(order), order.currencyId)}</Figure>
        </p>
      </div>
    </Card>
  )
}
