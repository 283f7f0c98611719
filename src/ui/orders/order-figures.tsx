import { useTranslation } from "react-i18next"
import { deriveSettlementMode } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { calculateUnpaidAmount } from "#domain/orders/settlement.ts"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { formatReceivedSums } from "./format-received-sums.ts"

interface Props {
  readonly order: Order
}

/** Returns the figures of an overpaid, underpaid or late order by the names that the texts of its dialog use. */
export const useActionTexts = (order: Order) => {
  const format = useFormatters()
  const item = order.items[0]!
  return {
    number: order.number,
    received: formatReceivedSums(order, format),
    cost: format.amount(order.localizedCost, order.currencyId),
    quantity: format.quantity(item.quantity, item.unit),
    available: format.quantity(item.availableQuantity, item.unit),
    least: format.quantity(item.minValue, item.unit),
    rest: format.amount(calculateUnpaidAmount(order), order.currencyId),
  }
}

/**
 * Lists the ordered, received and available figures of an order that was not paid exactly, and the unpaid amount of a shortfall.
 */
export const OrderFigures = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const texts = useActionTexts(order)
  const isShort = deriveSettlementMode(order) !== "overpaid"
  return (
    <KeyValues
      items={[
        {
          figure: "order.powerOrdered order.costOrdered",
          label: t("modal.ordered"),
          value: `${texts.quantity} · ${texts.cost}`,
        },
        { figure: "order.received", label: t("modal.received"), value: texts.received },
        { figure: "order.available", label: t("modal.available"), value: texts.available },
        isShort && { figure: "order.unpaid", label: t("modal.rest"), value: texts.rest },
      ]}
    />
  )
}
