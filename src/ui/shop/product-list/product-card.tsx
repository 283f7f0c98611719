import { BigDecimal } from "effect"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { Product } from "#domain/shared/product.ts"
import { chooseNamedUnit, offerOfProduct } from "#domain/shop/offer.ts"
import type { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { SpaceBetween } from "#ui/kit/layout/page.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { UnitMaintenance } from "#ui/shop/calculator/maintenance.tsx"
import { useProductName } from "#ui/shop/calculator/use-term.ts"
import { DiscountBanner } from "#ui/shop/discount-banner/discount-banner.tsx"
import type { BestsellerProps } from "#ui/shop/estimate/bestseller-estimate.tsx"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { paths } from "#ui/site/paths.ts"
import { ProductLabel } from "./product-label.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./product-list.module.css"

interface Props {
  readonly product: Product
  readonly banner: typeof discountBanner
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  readonly Bestseller: ComponentType<BestsellerProps>
  /** The code that the link passes on to the calculator. Null without a code. */
  readonly referralCode: string | null
  readonly onDiscountEnded: () => void
}

const Labels = ({ product, Bestseller }: Pick<Props, "product" | "Bestseller">) => (
  <p className={css.labels}>
    {product.flags.includes("bestseller") && <Bestseller product={product} />}
    {product.flags.includes("new") && <ProductLabel flag="new" />}
  </p>
)

/** Shows the price of one unit, next to the quantities on sale. */
const Price = ({ product }: Pick<Props, "product">) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const { currency } = offerOfProduct(product)
  const { unit } = product.algorithm
  const priceText = format.amount(product.localizedToPayAmount, currency)
  const list = format.amount(product.localizedAmount, currency)
  return (
    <div>
      <p className={`${patterns.row} ${css.price}`}>
        {list !== priceText && (
          <s className={patterns.quiet}>
            <VisuallyHidden>{`${t("products.before")} `}</VisuallyHidden>
            <span data-figure="product.priceBefore">{list}</span>
          </s>
        )}
        <Figure figure="product.price">{priceText}</Figure>
      </p>
      <p className={patterns.quiet}>{t("products.per", { unit: format.unit(unit) })}</p>
      <p className={patterns.quiet}>
        <VisuallyHidden>{`${t(product.currencyId === "eth2" ? "products.stake" : "products.quantity")} `}</VisuallyHidden>
        <span data-figure="product.lowest product.highest">
          {t("products.range", {
            min: format.number(product.min),
            max: format.quantity(product.max, chooseNamedUnit(product.currencyId, unit)),
          })}
        </span>
      </p>
    </div>
  )
}

/** Shows one product with its price, its maintenance and a link to the calculator. */
export const ProductCard = ({ product, banner, PriceEstimate, Bestseller, referralCode, onDiscountEnded }: Props) => {
  const { t } = useTranslation("buy")
  const name = useProductName()(product)
  const discounted = BigDecimal.isPositive(product.discountPercent)
  return (
    <li className={css.product} data-figure-of={product.id}>
      <Card>
        <div className={patterns.stack}>
          <SpaceBetween>
            <h2>{name}</h2>
            <Labels product={product} Bestseller={Bestseller} />
          </SpaceBetween>
          <Price product={product} />
          {discounted && (
            <DiscountBanner
              machine={banner}
              percent={product.discountPercent}
              until={product.discountExpireDate}
              onExpired={onDiscountEnded}
            />
          )}
        </div>
        <PriceEstimate product={product} />
        <UnitMaintenance offer={offerOfProduct(product)} />
        <ButtonLink
          href={paths.buy(null, { productId: product.id, ...(referralCode === null ? {} : { referralCode }) })}
        >
          <span>{t("products.start")}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Card>
    </li>
  )
}
