import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { lowestQuote } from "#domain/shop/quote.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import type { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page, Section } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { TrustFacts, type TrustFactsProps } from "#ui/shop/about/trust-facts.tsx"
import type { MeterPaybackProps } from "#ui/shop/estimate/meter-payback.tsx"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { RiskLine } from "#ui/site/operator.tsx"
import { paths } from "#ui/site/paths.ts"
import { CoinRow } from "./coin-row.tsx"
import { ContractFacts } from "./contract-facts.tsx"
import { HowItWorks } from "./how-it-works.tsx"
import { LiveMeter } from "./live-meter.tsx"
import { MachineShelf } from "./machine-shelf.tsx"
import { Questions, Risks } from "./questions.tsx"
import { useShopOffer } from "./use-shop-offer.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

const Trust = (props: TrustFactsProps) => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("trust.title")}>
      <p className={css.lead}>{t("trust.lead")}</p>
      <TrustFacts {...props} />
      <MachineShelf />
      <p>
        <TextLink kind="alone" href={paths.about()}>
          {t("trust.more")}
        </TextLink>
      </p>
    </Section>
  )
}

interface Props extends TrustFactsProps {
  readonly rates: typeof rates
  readonly meter: typeof liveMeter
  /** Parts of the extension `estimates`, which render nothing if the operator does not offer it. */
  readonly Payback: ComponentType<MeterPaybackProps>
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  /** Stores the quantity with which the calculator starts. */
  readonly keepQuantity: (productId: string, quantity: string) => void
  readonly currency: DisplayCurrency
  /** Shows the head of the dashboard with sample figures. */
  readonly Sample: ComponentType
  /** Shows a link to the demo cabinet to visitors who may see it. */
  readonly Demo: ComponentType<{ readonly children: ReactNode }>
}

export const HomePage = ({
  rates,
  meter,
  Payback,
  PriceEstimate,
  keepQuantity,
  currency,
  Demo,
  Sample,
  Proof,
}: Props) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const { state: rateState } = useFlow(rates, { currency })
  const { state: meterState, send: sendToMeter } = useFlow(meter, undefined)
  const { products, quote } = meterState.context
  const { coins, isEstimated, isSampled } = useShopOffer(meterState)
  const toCalculator = {
    href: paths.buy(null, quote ? { productId: quote.offer.productId } : {}),
    onClick: () => quote && keepQuantity(quote.offer.productId, toPlainDecimal(quote.quantity)),
  }
  return (
    <Page title={t(isEstimated ? "title" : "plainTitle")} wide big>
      <div className={css.intro}>
        <p className={css.lead}>{t(isEstimated ? "lead" : "plainLead")}</p>
        <div className={`${patterns.row} ${css.actions}`}>
          <ButtonLink {...toCalculator}>
            {quote ? (
              <span data-figure="product.entry" data-figure-of={quote.offer.productId}>
                {t("buyFrom", { amount: format.amount(lowestQuote(quote.offer).cost, quote.offer.currency) })}
              </span>
            ) : (
              t("buy")
            )}
          </ButtonLink>
          <Demo>
            <ButtonLink kind="quiet" href={paths.demo()}>
              {t("demo")}
            </ButtonLink>
          </Demo>
        </div>
        <div className={css.small}>
          <p className={patterns.note}>{t("noAccount")}</p>
          <RiskLine />
        </div>
      </div>
      <LiveMeter state={meterState} send={sendToMeter} Payback={Payback} />
      <ContractFacts offer={quote && quote.offer} />
      <Trust Proof={Proof} />
      {coins.length > 0 && (
        <Section title={t("sold")}>
          {isEstimated && <p className={css.lead}>{t("soldLead")}</p>}
          <ul className={css.coins}>
            {coins.map((coin) => (
              <CoinRow key={coin} coin={coin} products={products} rates={rateState} PriceEstimate={PriceEstimate} />
            ))}
          </ul>
        </Section>
      )}
      <HowItWorks />
      <Section title={t("cabinet.title")}>
        <p className={css.lead}>{t("cabinet.about")}</p>
        {isSampled && (
          <div className={css.cabinet} role="img" aria-label={t("cabinet.picture")} data-sample="">
            <div inert aria-hidden="true">
              <Sample />
            </div>
          </div>
        )}
      </Section>
      <div className={css.doubts}>
        <Questions coins={coins} />
        <Risks />
      </div>
      <div className={css.closing}>
        <Section title={t("closing.title")}>
          <p>{t("closing.about")}</p>
          <ButtonLink kind="quiet" {...toCalculator}>
            {t("closing.action")}
          </ButtonLink>
        </Section>
      </div>
    </Page>
  )
}
