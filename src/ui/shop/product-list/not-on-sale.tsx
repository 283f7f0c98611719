import { useTranslation } from "react-i18next"
import { entryCount, type DecodedEntries } from "#domain/shared/entries.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { isOnSale, type Product } from "#domain/shop/product.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useProductName } from "#ui/shop/calculator/use-term.ts"

/** Why it cannot be started. */
const missingFor = ({ flags }: Product): "comingSoon" | "soldOut" | "Unavailable" =>
  flags.includes("comingSoon") ? "comingSoon" : flags.includes("soldOut") ? "soldOut" : "Unavailable"

/** What cannot be bought, below what can; without its price a product cannot be sold either. */
export const NotOnSale = ({ products }: { readonly products: DecodedEntries<Product> }) => {
  const { t } = useTranslation("buy")
  const name = useProductName()
  const format = useFormatters()
  const priceOf = (product: Product) =>
    `${format.amount(product.localizedToPayAmount, offerOfProduct(product).currency)} ${t("products.per", { unit: format.unit(product.algorithm.unit) })}`
  const missing = products.filter((product) => !isOnSale(product))
  const unreadable = entryCount(products) - products.length
  return (
    missing.length + unreadable > 0 && (
      <Section title={t("products.notOnSale")}>
        <KeyValues
          items={missing.map((product) => ({
            key: product.id,
            label: `${name(product)} · ${priceOf(product)}`,
            value: <Status kind="idle">{t(`products.missing.${missingFor(product)}`)}</Status>,
          }))}
        />
        {Array.from({ length: unreadable }, (_, place) => (
          <UnreadableEntry key={place} />
        ))}
      </Section>
    )
  )
}
