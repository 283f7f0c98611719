import { useTranslation } from "react-i18next"
import { countEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import type { Product } from "#domain/shared/product.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { Section, SpaceBetween } from "#ui/kit/layout/page.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useProductName } from "#ui/shop/calculator/use-term.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./product-list.module.css"

/** Returns the reason why the product is not on sale. */
const missingFor = ({ flags }: Product): "comingSoon" | "soldOut" | "Unavailable" =>
  flags.includes("comingSoon") ? "comingSoon" : flags.includes("soldOut") ? "soldOut" : "Unavailable"

/** Shows products that cannot be bought, below the products on sale. A product without a price cannot be sold either. */
export const NotOnSale = ({ products }: { readonly products: DecodedEntries<Product> }) => {
  const { t } = useTranslation("buy")
  const name = useProductName()
  const format = useFormatters()
  /** Returns the figures that distinguish the product from one on sale with the same name. */
  const figuresOf = (product: Product) => {
    const { localizedToPayAmount, currency, unit, min, max } = offerOfProduct(product)
    const price = `${format.amount(localizedToPayAmount, currency)} ${t("products.per", { unit: format.unit(unit) })}`
    return (
      <>
        <span data-figure="product.price">{price}</span>
        <span>{", "}</span>
        <NoWrapText figure="product.lowest product.highest">
          {t("products.range", { min: format.number(min), max: format.quantity(max, unit) })}
        </NoWrapText>
      </>
    )
  }
  const missing = products.filter((product) => !isOnSale(product))
  const unreadable = countEntries(products) - products.length
  return (
    missing.length + unreadable > 0 && (
      <Section title={t("products.notOnSale")}>
        <p className={patterns.note}>{t("products.otherOffers")}</p>
        <ul className={`${patterns.card} ${patterns.entries}`}>
          {missing.map((product) => (
            <li key={product.id} data-figure-of={product.id}>
              <SpaceBetween>
                <div className={css.figures}>
                  <p>{name(product)}</p>
                  <p className={patterns.note}>{figuresOf(product)}</p>
                </div>
                <Status kind="idle">{t(`products.missing.${missingFor(product)}`)}</Status>
              </SpaceBetween>
            </li>
          ))}
          {Array.from({ length: unreadable }, (_, place) => (
            <li key={place}>
              <UnreadableEntry />
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}
