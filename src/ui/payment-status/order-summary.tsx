import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Order, OrderItem } from "../../domain/order"
import { useFormat } from "../format"
import { Figure } from "../kit/figure"
import { KeyValues } from "../kit/key-values"
import { Plate } from "../kit/plate"
import css from "../payment-methods/payment.module.css"

/** "Bitcoin, 12 months". */
const useProductName = () => {
  const { t } = useTranslation("pay")
  return (item: OrderItem) => t(`summary.${item.type}`, { coin: t(`coins.${item.currencyId}`), count: item.duration ?? 0 })
}

/** What is being paid for, as a plate. */
export const OrderSummary = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const productName = useProductName()
  const [item] = order.items
  const isReduced = BigDecimal.isPositive(order.discountPercent)
  const isReceived = order.state !== "Completed" && BigDecimal.isPositive(order.receivedAmount)
  return (
    <Plate coin={item?.currencyId}>
      <h2>{t("summary.title")}</h2>
      <KeyValues
        items={[
          { label: t("summary.number"), value: order.number },
          ...(item
            ? [
              { label: t("summary.product"), value: productName(item) },
              { label: t("summary.power"), value: format.quantity(item.quantity, item.unit) },
              ...(order.bonus ? [{ label: t("summary.bonus"), value: `+${format.quantity(order.bonus.quantity, item.unit)}` }] : [])
            ]
            : []),
          ...(isReduced
            ? [
              { label: t("summary.before"), value: format.amount(order.localizedOrigCost, order.currencyId) },
              { label: t("summary.discount"), value: format.percent(order.discountPercent) }
            ]
            : []),
          ...(isReceived ? [{ label: t("summary.received"), value: format.amount(order.receivedAmount, order.currencyId) }] : [])
        ]}
      />
      <p className={css.total}>
        <span>{t("summary.total")}</span>
        <Figure>{format.amount(order.localizedCost, order.currencyId)}</Figure>
      </p>
    </Plate>
  )
}
