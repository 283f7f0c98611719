import { useTranslation } from "react-i18next"
import type { Product } from "#domain/shared/product.ts"

type Term = Pick<Product, "type" | "duration">

/** Returns a function that names a contract's term alone: "12 months", "Open-ended". */
export const useTerm = () => {
  const { t } = useTranslation("buy")
  return ({ type, duration }: Term): string =>
    duration !== null
      ? t("calculator.months", { count: duration })
      : t(type === "unknown" ? "calculator.termNotStated" : "calculator.openEnded")
}

/** Returns a function that names a product, with the same name on every page: "Bitcoin, 12 months", "Bitcoin, open-ended". */
export const useProductName = () => {
  const { t } = useTranslation("buy")
  const termIn = ({ type, duration }: Term) =>
    duration !== null
      ? t("calculator.months", { count: duration })
      : t(type === "unknown" ? "products.termNotStated" : "products.openEnded")
  return (product: Product) => t("products.name", { coin: t(`coins.${product.currencyId}`), term: termIn(product) })
}
