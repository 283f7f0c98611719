import { useTranslation } from "react-i18next"
import type { Product } from "../../../domain/shop/product"

/** The contract term as text: "12 months", "open-ended". */
export const useTerm = () => {
  const { t } = useTranslation("buy")
  return ({ type, duration }: Pick<Product, "type" | "duration">): string =>
    duration !== null
      ? t("calculator.months", { count: duration })
      : t(type === "unknown" ? "calculator.termNotStated" : "calculator.openEnded")
}

/** What a product is called everywhere: "Bitcoin, 12 months". */
export const useProductName = () => {
  const { t } = useTranslation("buy")
  const term = useTerm()
  return (product: Product) => t("products.name", { coin: t(`coins.${product.currencyId}`), term: term(product) })
}
