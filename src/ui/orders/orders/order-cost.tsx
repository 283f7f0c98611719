import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { effectiveCost, otherOrderedCost } from "#domain/payments/settlement.ts"
import { Amount, UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

/** What an order costs in a list; where it cost another sum than what was ordered, both. */
export const OrderCost = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const ordered = otherOrderedCost(order)
  return (
    <>
      <Amount value={effectiveCost(order)} currency={order.currencyId} />
      {ordered !== null && (
        <div className={patterns.note}>
          <UnbrokenText>{t("costOrdered", { cost: format.amount(ordered, order.currencyId) })}</UnbrokenText>
        </div>
      )}
    </>
  )
}
