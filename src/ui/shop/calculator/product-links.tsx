import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { Product } from "../../../domain/shop/product"
import { isOnSale } from "../../../domain/shop/product"
import { SegmentedLinks } from "../../kit/actions/segmented-links"
import { paths } from "../../site/paths"
import { useProductName } from "./use-term"

interface Props {
  readonly products: ReadonlyArray<Product>
  readonly current: string | null
}

/** Links to the other products. */
export const ProductLinks = memo(({ products, current }: Props) => {
  const { t } = useTranslation("buy")
  const nameOf = useProductName()
  return (
    <SegmentedLinks
      label={t("calculator.products")}
      items={products.filter(isOnSale).map((product) => ({
        href: paths.buy(null, { productId: product.id }),
        text: nameOf(product),
        current: product.id === current,
      }))}
    />
  )
})
