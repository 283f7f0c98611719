import { useTranslation } from "react-i18next"
import { coins } from "#domain/shared/currency.ts"
import { cheapestProduct } from "#domain/shop/cheapest-product.ts"
import { estimateOf, usualOutlook, type Estimate } from "#domain/shop/estimate.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import type { Product } from "#domain/shop/product.ts"
import { initialQuote, type Quote } from "#domain/shop/quote.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { CardGrid } from "#ui/kit/layout/card-grid.tsx"
import { Section } from "#ui/kit/layout/section.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useProductName } from "#ui/shop/calculator/use-term.ts"
import css from "./purchase-estimate.module.css"
import { EstimateFlow } from "./estimate-flow.tsx"

export interface SamplePayoutsProps {
  /** Nothing is shown before they are known. */
  readonly products: ReadonlyArray<Product>
}

interface SampleProps {
  readonly of: Estimate
  readonly product: Product
  readonly quote: Quote
}

const Sample = ({ of, product, quote: { quantity, offer } }: SampleProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = useProductName()
  return (
    <li>
      <Card coin={offer.coin}>
        <h3>{name(product)}</h3>
        <KeyValues
          items={[
            { label: t("samples.power"), value: format.quantity(quantity, offer.unit) },
            {
              label: t("how.payout"),
              value: <Amount value={of.payout} currency={offer.coin === "btc" ? "btc" : "eth"} />,
            },
            { label: t("samples.fees"), value: t("ofPayouts", { percent: format.percent(of.feeShare) }) },
            { label: t("samples.net"), value: t("unit.about", { amount: format.amount(of.perDay, offer.currency) }) },
          ]}
        />
      </Card>
    </li>
  )
}

/** What the usual power of one product of each coin is paid a day, labelled as a sample. */
export const SamplePayouts = ({ machine, products }: SamplePayoutsProps & { readonly machine: typeof estimate }) => {
  const { t } = useTranslation("estimates")
  const samples = coins.flatMap((coin) => cheapestProduct(products, coin) ?? [])
  if (samples.length === 0) return null
  return (
    <Section title={t("samples.title")}>
      <p className={css.quiet}>{t("samples.about")}</p>
      <CardGrid>
        {samples.map((product) => {
          const quote = initialQuote(offerOfProduct(product), product.defaultValue)
          return (
            <EstimateFlow key={product.id} machine={machine} offer={quote.offer}>
              {({ state: { context } }) => {
                const of = context.mining && estimateOf(quote, context.mining, usualOutlook(context.mining))
                return of && <Sample of={of} product={product} quote={quote} />
              }}
            </EstimateFlow>
          )
        })}
      </CardGrid>
    </Section>
  )
}
