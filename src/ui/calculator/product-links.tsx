import { useTranslation } from "react-i18next"
import type { Product } from "../../domain/product"
import { isOnSale } from "../../domain/product"
import { SegmentedLinks } from "../kit/segmented-links"
import { paths } from "../paths"
import { useTerm } from "./use-term"

interface Props {
  readonly products: ReadonlyArray<Product>
  readonly current: string | null
}

/** Staking is bought on terms of its own, which are not asked for here. */
const isOffered = (product: Product) => isOnSale(product) && product.currencyId !== "eth2"

/** What else is on sale. */
export const ProductLinks = ({ products, current }: Props) => {
  const { t } = useTranslation("buy")
  const term = useTerm()
  return (
    <SegmentedLinks
      label={t("calculator.products")}
      items={products.filter(isOffered).map((product) => ({
        href: paths.buy(null, { productId: product.id }),
        text: `${product.currencyId.toUpperCase()} · ${term(product)}`,
        current: product.id === current
      }))}
    />
  )
}
