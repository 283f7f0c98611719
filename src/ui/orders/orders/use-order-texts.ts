import { useTranslation } from "react-i18next"
import type { Order, OrderItem } from "#domain/orders/order.ts"
import { calculateEffectiveQuantity, compareToOrderedQuantity } from "#domain/orders/settlement.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** Returns a function that describes the product and the quantity of an order: "Bitcoin, 12 months" and "10 Th/s". */
export const useOrderTexts = () => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const termOf = ({ type, duration }: Pick<OrderItem, "type" | "duration">) =>
    duration !== null ? t("months", { count: duration }) : t(type === "unknown" ? "termNotStated" : "openEnded")
  return (item: Pick<OrderItem, "currencyId" | "type" | "duration" | "quantity" | "unit">) => ({
    product: t("product", { coin: t(`coins.${item.currencyId}`), term: termOf(item) }),
    power: format.quantity(item.quantity, item.unit),
  })
}

/**
 * Returns a function that describes the power of an order: "20 Th/s", or "10 of 20 Th/s" for a part. Adds the ordered power if it
 * is greater.
 */
export const useQuantityTexts = () => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  return (order: Order, item: OrderItem) => {
    const power = calculateEffectiveQuantity(order, item)
    const unit = chooseNamedUnit(item.currencyId, item.unit)
    const ordered = format.quantity(item.quantity, unit)
    const difference = compareToOrderedQuantity(order, item)
    return {
      figure: difference === "less" ? ("order.power order.powerOrdered" as const) : ("order.power" as const),
      power:
        difference === "less"
          ? t("powerOfOrdered", { power: format.number(power), ordered })
          : format.quantity(power, unit),
      ordered: difference === "more" ? t("powerOrdered", { ordered }) : null,
    }
  }
}
