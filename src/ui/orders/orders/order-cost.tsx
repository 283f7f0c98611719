import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import { effectiveCost, otherOrderedCost } from "../../../domain/payments/settlement"
import { Amount, UnbrokenText } from "../../kit/figures/amount"
import { useFormatters } from "../../shared/format"
import css from "./orders.module.css"

/** What an order costs in a list; where it cost another sum than what was ordered, both. */
export const OrderCost = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const ordered = otherOrderedCost(order)
  return (
    <>
      <Amount value={effectiveCost(order)} currency={order.currencyId} />
      {ordered !== null && (
        <div className={css.quiet}>
          <UnbrokenText>{t("costOrdered", { cost: format.amount(ordered, order.currencyId) })}</UnbrokenText>
        </div>
      )}
    </>
  )
}
