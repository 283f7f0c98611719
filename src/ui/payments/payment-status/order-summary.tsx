import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Order, OrderItem } from "../../../domain/orders/order"
import { effectiveCost, effectivePower } from "../../../domain/payments/settlement"
import { useFormatters } from "../../shared/format"
import { Figure } from "../../kit/figures/figure"
import { KeyValues } from "../../kit/figures/key-values"
import { Card } from "../../kit/layout/card"
import css from "../payment-methods/payment.module.css"

/** "Bitcoin, 12 months". */
export const useProductName = () => {
  const { t } = useTranslation("pay")
  return (item: OrderItem) =>
    t(`summary.${item.type}`, { coin: t(`coins.${item.currencyId}`), count: item.duration ?? 0 })
}

export const OrderSummary = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const productName = useProductName()
  const [item] = order.items
  const isReduced = BigDecimal.isPositive(order.discountPercent)
  const isCompleted = order.state === "Completed"
  // The power of a completed order includes its bonus; before that the bonus is added.
  const bonusLine = ({ quantity }: NonNullable<Order["bonus"]>, { unit }: OrderItem) =>
    isCompleted
      ? { label: t("summary.bonusIncluded"), value: format.quantity(quantity, unit) }
      : { label: t("summary.bonus"), value: `+${format.quantity(quantity, unit)}` }
  const isReceived = !isCompleted && BigDecimal.isPositive(order.receivedAmount)
  return (
    <Card coin={item?.currencyId}>
      <h2>{t("summary.title")}</h2>
      <KeyValues
        items={[
          { label: t("summary.number"), value: order.number },
          ...(item
            ? [
                { label: t("summary.product"), value: productName(item) },
                { label: t("summary.power"), value: format.quantity(effectivePower(order, item), item.unit) },
                ...(order.bonus ? [bonusLine(order.bonus, item)] : []),
              ]
            : []),
          ...(isReduced
            ? [
                { label: t("summary.before"), value: format.amount(order.localizedOrigCost, order.currencyId) },
                { label: t("summary.discount"), value: format.percent(order.discountPercent) },
              ]
            : []),
          ...(isReceived
            ? [{ label: t("summary.received"), value: format.amount(order.receivedAmount, order.currencyId) }]
            : []),
        ]}
      />
      <p className={css.total}>
        <span>{t("summary.total")}</span>
        <Figure>{format.amount(effectiveCost(order), order.currencyId)}</Figure>
      </p>
    </Card>
  )
}
