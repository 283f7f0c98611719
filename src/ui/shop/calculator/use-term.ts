import { useTranslation } from "react-i18next"
import type { Product } from "#domain/shared/product.ts"

type Term = Pick<Product, "type" | "duration">

/** Returns the contract term alone: "12 months", "Open-ended". */
export const useTerm = () => {
  const { t } = useTranslation("buy")
  return ({ type, duration }: Term): string =>
    duration !== null
      ? t("calculator.months", { count: duration })
      : t(type === "unknown" ? "calculator.termNotStated" : "calculator.openEnded")
}

/** Returns the name of a product, which is the same everywhere: "Bitcoin, 12 months", "Bitcoin, open-ended". */
export const useProductName = () => {
  const { t } = useTranslation("buy")
  const termIn = ({ type, duration }: Term) =>
    duration !== null
      ? t("calculator.months", { count: duration })
      : t(type === "unknown" ? "products.termNotStated" : "products.openEnded")
  return (product: Product) => t("products.name", { coin: t(`coins.${product.currencyId}`), term: termIn(product) })
}
