import { useTranslation } from "react-i18next"
import type { Coin, DisplayCurrency } from "../../../domain/shared/currency"
import { coins } from "../../../domain/shared/currency"
import { cheapestProduct } from "../../../domain/shop/cheapest-product"
import { estimateOf } from "../../../domain/shop/estimate"
import { offerOfProduct } from "../../../domain/shop/offer"
import type { Product } from "../../../domain/shop/product"
import { initialQuote } from "../../../domain/shop/quote"
import type { estimate } from "../../../machines/shop/estimate/estimate.machine"
import { KeyValues } from "../../kit/figures/key-values"
import { Card } from "../../kit/layout/card"
import { CardGrid } from "../../kit/layout/card-grid"
import { Section } from "../../kit/layout/section"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { useProductName } from "../calculator/use-term"
import css from "./estimate.module.css"

type Machine = typeof estimate
export interface SamplePayoutsProps {
  /** Those on sale; nothing is shown before they are known. */
  readonly products: ReadonlyArray<Product>
}

interface SampleProps {
  readonly machine: Machine
  readonly coin: Coin
  readonly currency: DisplayCurrency
  readonly product: Product
}

/** What the product's usual power is paid a day. */
const Sample = ({ machine, coin, currency, product }: SampleProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = useProductName()
  const [{ context }] = useFlow(machine, { coin, currency })
  const quote = initialQuote(offerOfProduct(product), product.defaultValue)
  const of = context.mining && estimateOf(quote, context.mining, "asToday")
  if (of === null) return null
  return (
    <li>
      <Card coin={coin}>
        <h3>{name(product)}</h3>
        <KeyValues
          items={[
            { label: t("samples.power"), value: format.quantity(quote.quantity, quote.offer.unit) },
            { label: t("how.payout"), value: format.amount(of.payout, coin === "btc" ? "btc" : "eth") },
            { label: t("samples.fees"), value: t("ofPayouts", { percent: format.percent(of.feeShare) }) },
            { label: t("samples.net"), value: t("unit.about", { amount: format.amount(of.perDay, currency) }) },
          ]}
        />
      </Card>
    </li>
  )
}

/** One product of each coin, labelled as a sample. */
export const SamplePayouts = ({ machine, products }: SamplePayoutsProps & { readonly machine: Machine }) => {
  const { t } = useTranslation("estimates")
  const samples = coins.flatMap((coin) => {
    const product = cheapestProduct(products, coin)
    if (product === null) return []
    const { currency } = offerOfProduct(product)
    return currency === "unknown" ? [] : [{ coin, currency, product }]
  })
  if (samples.length === 0) return null
  return (
    <Section title={t("samples.title")}>
      <p className={css.quiet}>{t("samples.about")}</p>
      <CardGrid>
        {samples.map((sample) => (
          <Sample key={`${sample.product.id}/${sample.currency}`} {...sample} machine={machine} />
        ))}
      </CardGrid>
    </Section>
  )
}
