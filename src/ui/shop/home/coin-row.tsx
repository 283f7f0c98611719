import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { SnapshotFrom } from "xstate"
import type { Coin } from "#domain/shared/currency.ts"
import type { Product } from "#domain/shared/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { findCheapestProduct } from "#domain/shop/product-choice.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

interface Props {
  readonly coin: Coin
  /** The products on offer. Empty until they load. */
  readonly products: ReadonlyArray<Product>
  readonly rates: SnapshotFrom<typeof rates>
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
}

/** Shows the lowest price per unit. The line has the same height before the price is known. */
const Price = ({ product }: { readonly product: Product }) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  return (
    <>
      <Figure figure="product.price">
        {format.amount(product.localizedToPayAmount, offerOfProduct(product).currency)}
      </Figure>
      <span className={patterns.quiet}>{t("from", { unit: format.unit(product.algorithm.unit) })}</span>
    </>
  )
}

/** Shows the term of the contract behind the price, because coins have contracts of 12 months and open-ended ones. */
const Term = ({ product: { duration, type } }: { readonly product: Product }) => {
  const { t } = useTranslation("home")
  if (duration === null && type !== "Unlimited") return null
  return (
    <span>{`, ${duration === null ? t("facts.openEnded").toLocaleLowerCase() : t("facts.months", { count: duration })}`}</span>
  )
}

/** Shows the rate of the coin that is paid out. Staking is paid in ETH and has no other rate. */
const Rate = ({ coin, rates }: Pick<Props, "coin" | "rates">) => {
  const { t } = useTranslation("home")
  const { amount } = useFormatters()
  const paid = coin === "eth2" ? "eth" : coin
  const rate = rates.context.data.find(({ currencyId }) => currencyId === paid)
  return (
    rate && (
      <span data-figure="coin.rate">
        {t("rate", { coin: paid.toUpperCase(), rate: amount(rate.rate, rate.clientCurrencyId) })}
      </span>
    )
  )
}

/** Shows the price and the payback of a coin, and links to its calculator. */
export const CoinRow = ({ coin, products, rates, PriceEstimate }: Props) => {
  const { t } = useTranslation("home")
  const product = findCheapestProduct(products, coin)
  return (
    <li className={css.coin} data-figure-of={product?.id}>
      <div>
        <h3>
          <span>{t(`coins.${coin}.name`)}</span>
          {product && <Term product={product} />}
        </h3>
        <p className={css.price}>{product && <Price product={product} />}</p>
        <p className={`${patterns.note} ${css.rate}`}>
          <Rate coin={coin} rates={rates} />
        </p>
      </div>
      <div className={css.estimate}>{product ? <PriceEstimate product={product} isBrief /> : <LoadingMarker />}</div>
      <ButtonLink kind="quiet" href={paths.buy(null, product === null ? {} : { productId: product.id })}>
        <span>{t("open")}</span>
        <VisuallyHidden>{` ${t(`coins.${coin}.name`)}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  )
}
