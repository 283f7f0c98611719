import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { createLowestQuote } from "#domain/shop/quote.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import type { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page, Section } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { CompanyFacts, type CompanyFactsProps } from "#ui/shop/about/company-facts.tsx"
import type { HomeCalculatorPaybackProps } from "#ui/shop/estimate/home-calculator-payback.tsx"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { RiskLine } from "#ui/site/operator.tsx"
import { paths } from "#ui/site/paths.ts"
import { CoinRow } from "./coin-row.tsx"
import { ContractFacts } from "./contract-facts.tsx"
import { HomeCalculator } from "./home-calculator.tsx"
import { HowItWorks } from "./how-it-works.tsx"
import { MiningHardware } from "./mining-hardware.tsx"
import { Questions, Risks } from "./questions.tsx"
import { useShopOffer } from "./use-shop-offer.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

const CompanySection = (props: CompanyFactsProps) => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("trust.title")}>
      <p className={css.lead}>{t("trust.lead")}</p>
      <CompanyFacts {...props} />
      <MiningHardware />
      <p>
        <TextLink kind="alone" href={paths.about()}>
          {t("trust.more")}
        </TextLink>
      </p>
    </Section>
  )
}

interface Props extends CompanyFactsProps {
  readonly rates: typeof rates
  readonly calculator: typeof homeCalculator
  /** Shows the payback of the chosen power. Without the extension `estimates`, renders nothing. */
  readonly Payback: ComponentType<HomeCalculatorPaybackProps>
  /** Shows the payback of a product's price. Without the extension `estimates`, renders nothing. */
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  /** Stores the quantity with which the calculator starts. */
  readonly saveQuantity: (productId: string, quantity: string) => void
  readonly currency: DisplayCurrency
  /** Shows the head of the dashboard with sample figures. */
  readonly Sample: ComponentType
  /** Renders its children only for visitors who may see the demo cabinet. */
  readonly Demo: ComponentType<{ readonly children: ReactNode }>
}

/** The front page. Nothing on it moves while prices, rates and settings load. */
export const HomePage = ({
  rates,
  calculator,
  Payback,
  PriceEstimate,
  saveQuantity,
  currency,
  Demo,
  Sample,
  TrackRecord,
}: Props) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const { state: rateState } = useFlow(rates, { currency })
  const { state: calculatorState, send: sendToCalculator } = useFlow(calculator, undefined)
  const { products, quote } = calculatorState.context
  const { coins, isEstimated, isSampled } = useShopOffer(calculatorState)
  const toCalculator = {
    href: paths.buy(null, quote ? { productId: quote.offer.productId } : {}),
    onClick: () => quote && saveQuantity(quote.offer.productId, toPlainDecimal(quote.quantity)),
  }
  return (
    <Page title={t(isEstimated ? "title" : "plainTitle")} isWide isBig>
      <div className={css.intro}>
        <p className={css.lead}>{t(isEstimated ? "lead" : "plainLead")}</p>
        <div className={`${patterns.row} ${css.actions}`}>
          <ButtonLink {...toCalculator}>
            {quote ? (
              <span data-figure="product.entry" data-figure-of={quote.offer.productId}>
                {t("buyFrom", { amount: format.amount(createLowestQuote(quote.offer).cost, quote.offer.currency) })}
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
      <HomeCalculator state={calculatorState} send={sendToCalculator} Payback={Payback} />
      <ContractFacts offer={quote && quote.offer} />
      <CompanySection TrackRecord={TrackRecord} />
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
