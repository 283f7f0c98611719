import { useTranslation } from "react-i18next"
import { settlementMode } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { unpaidAmount } from "#domain/orders/settlement.ts"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { receivedText } from "./received-text.ts"

interface Props {
  readonly order: Order
}

/** Returns the figures of an overpaid, underpaid or late order, as the texts of its dialog name them. */
export const useActionWords = (order: Order) => {
  const format = useFormatters()
  const item = order.items[0]!
  return {
    number: order.number,
    received: receivedText(order, format),
    cost: format.amount(order.localizedCost, order.currencyId),
    quantity: format.quantity(item.quantity, item.unit),
    available: format.quantity(item.availableQuantity, item.unit),
    least: format.quantity(item.minValue, item.unit),
    rest: format.amount(unpaidAmount(order), order.currencyId),
  }
}

export const OrderFigures = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const words = useActionWords(order)
  const isShort = settlementMode(order) !== "over"
  return (
    <KeyValues
      items={[
        {
          figure: "order.powerOrdered order.costOrdered",
          label: t("modal.ordered"),
          value: `${words.quantity} · ${words.cost}`,
        },
        { figure: "order.received", label: t("modal.received"), value: words.received },
        { figure: "order.available", label: t("modal.available"), value: words.available },
        isShort && { figure: "order.unpaid", label: t("modal.rest"), value: words.rest },
      ]}
    />
  )
}
