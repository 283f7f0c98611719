import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** Warns that accepting a part loses the bonus, which is given for the whole order only. */
export const LostBonus = ({ order: { bonus, items } }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const [item] = items
  if (bonus === null || item === undefined) return null
  return <p data-figure="order.bonus">{t("part.losesBonus", { bonus: format.quantity(bonus.quantity, item.unit) })}</p>
}
