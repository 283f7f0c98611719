import { useTranslation } from "react-i18next"
import type { Product } from "../../domain/product"

/** How long a contract lasts: "12 months", "open-ended". */
export const useTerm = () => {
  const { t } = useTranslation("buy")
  return ({ duration }: Pick<Product, "duration">): string =>
    duration === null ? t("calculator.openEnded") : t("calculator.months", { count: duration })
}
