import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { findAdditionalQuantity, explainNoAdditionalQuantity } from "#domain/orders/settlement.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"

/** Shows the power that the overpayment buys, as the server computed it, and the reason why it buys no more. */
const Power = ({ item }: { readonly item: Order["items"][number] }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const orderedQuantity = format.quantity(item.quantity, item.unit)
  const more = findAdditionalQuantity(item)
  if (more !== null)
    return (
      <p data-figure="order.available order.powerOrdered">
        {t("settlement.more", { power: format.quantity(more, item.unit), ordered: orderedQuantity })}
      </p>
    )
  const reason = explainNoAdditionalQuantity(item)
  return (
    <p data-figure={reason === "atMaximum" ? "order.powerOrdered" : "order.step order.powerOrdered"}>
      {t(`settlement.${reason}`, {
        ordered: orderedQuantity,
        step: format.quantity(item.step, item.unit),
      })}
    </p>
  )
}

/** Shows the remainder, the balance to which it is credited, and how to withdraw it. */
export const OverpaymentRemainder = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const { remainder } = order
  if (!remainder) return null
  const { amount, currencyId, localizedAmount } = remainder
  return (
    <p data-figure="order.remainder order.remainderWorth">
      {t("settlement.remainder", {
        coins: format.amount(amount, currencyId),
        worth: format.amount(localizedAmount, order.currencyId),
        coin: currencyId.toUpperCase(),
      })}
    </p>
  )
}

/** Shows the result of an overpayment: extra power and a remainder. Promises only the result that the server reports. */
export const OverPaidOutcome = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const [item] = order.items
  const isOutcomeUnknown = order.remainder === null && (item === undefined || findAdditionalQuantity(item) === null)
  return (
    <>
      {item && <Power item={item} />}
      <OverpaymentRemainder order={order} />
      {isOutcomeUnknown && <p>{t("settlement.unsaid")}</p>}
      {isOutcomeUnknown && <PaymentSupport orderNumber={order.number} />}
    </>
  )
}
