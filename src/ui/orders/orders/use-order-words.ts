import { useTranslation } from "react-i18next"
import type { OrderItem } from "../../../domain/orders/order"
import { useFormatters } from "../../shared/format"

/** The ordered product and quantity as text: "Bitcoin, 12 months" and "10 Th/s". */
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
