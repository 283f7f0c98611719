import { useTranslation } from "react-i18next"
import type { OrderItem } from "../../domain/order"
import { useFormat } from "../format"

/** What was ordered, in words: "Bitcoin, 12 months" and "10 Th/s". */
export const useOrderWords = () => {
  const { t } = useTranslation("orders")
  const format = useFormat()
  return (item: Pick<OrderItem, "currencyId" | "duration" | "quantity" | "unit">) => ({
    product: t("product", {
      coin: t(`coins.${item.currencyId}`),
      term: item.duration === null ? t("openEnded") : t("months", { count: item.duration })
    }),
    power: format.quantity(item.quantity, item.unit)
  })
}
