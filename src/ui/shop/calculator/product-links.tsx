import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { Product } from "#domain/shared/product.ts"
import { listProductChoices } from "#domain/shop/product-choice.ts"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { paths } from "#ui/site/paths.ts"
import { useTerm } from "./use-term.ts"

interface Props {
  readonly products: ReadonlyArray<Product>
  readonly current: string | null
}

const linkTo = ({ id }: Product, current: string | null) => ({
  href: paths.buy(null, { productId: id }),
  isCurrent: id === current,
})

/** Links to the other products, in a row of coins and a row of terms. */
export const ProductLinks = memo(({ products, current }: Props) => {
  const { t } = useTranslation("buy")
  const term = useTerm()
  const { byCoin, byTerm } = listProductChoices(products, current)
  return (
    <>
      <SegmentedLinks
        label={t("calculator.coins")}
        items={byCoin.map(({ coin, product }) => ({ ...linkTo(product, current), text: t(`calculator.coin.${coin}`) }))}
      />
      {byTerm.length > 1 && (
        <SegmentedLinks
          label={t("calculator.terms")}
          items={byTerm.map((product) => ({ ...linkTo(product, current), text: term(product) }))}
        />
      )}
    </>
  )
})
