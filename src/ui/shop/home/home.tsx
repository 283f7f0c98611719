import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { coins, type DisplayCurrency } from "#domain/shared/currency.ts"
import type { rates } from "#machines/money/rates.machine.ts"
import type { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { Section } from "#ui/kit/layout/section.tsx"
import { paths } from "#ui/site/paths.ts"
import type { PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import type { SamplePayoutsProps } from "#ui/shop/estimate/sample-payouts.tsx"
import { CoinCard } from "./coin-card.tsx"
import css from "./home.module.css"
import { LiveMeter } from "./live-meter.tsx"
import type { MeterFactsProps } from "./meter-facts.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"

const steps = ["choose", "pay", "receive"] as const
const risks = ["price", "difficulty", "fee"] as const
const questions = ["machines", "payout", "term", "ways", "rate"] as const

const HowItWorks = () => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("how.title")}>
      <ol className={css.columns}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`how.${step}.name`)}</h3>
            <p className={css.quiet}>{t(`how.${step}.about`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const Risks = () => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("risks.title")}>
      <ul className={css.columns}>
        {risks.map((risk) => (
          <li key={risk} className={css.step}>
            <h3>{t(`risks.${risk}.name`)}</h3>
            <p className={css.quiet}>{t(`risks.${risk}.about`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Questions = () => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("questions.title")}>
      <div className={css.questions}>
        {questions.map((question) => (
          <Disclosure key={question} summary={t(`questions.${question}.ask`)}>
            <p className={css.quiet}>{t(`questions.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

interface Props {
  readonly rates: typeof rates
  readonly meter: typeof liveMeter
  /** Parts of the extension `estimates`: nothing, or the contract's facts, where it is not offered. */
  readonly Facts: ComponentType<MeterFactsProps>
  readonly PriceEstimate: ComponentType<PriceEstimateProps>
  readonly Samples: ComponentType<SamplePayoutsProps>
  readonly keepQuantity: (productId: string, quantity: string) => void
  readonly currency: DisplayCurrency
  readonly signedIn: boolean
  /** A link to the demo cabinet, for visitors who may see it. */
  readonly demo?: ReactNode
}

export const HomePage = ({
  rates,
  meter,
  Facts,
  PriceEstimate,
  Samples,
  keepQuantity,
  currency,
  signedIn,
  demo,
}: Props) => {
  const { t } = useTranslation("home")
  const [rateState] = useFlow(rates, { currency })
  const [meterState, sendToMeter] = useFlow(meter, undefined)
  return (
    <Page title={t("title")} wide big>
      <div className={css.hero}>
        <p className={css.lead}>{t("lead")}</p>
        <LiveMeter state={meterState} send={sendToMeter} Facts={Facts} keepQuantity={keepQuantity} />
        <div className={css.links}>
          {signedIn ? (
            <TextLink kind="alone" href={paths.cabinet()}>
              {t("cabinet")}
            </TextLink>
          ) : (
            <TextLink kind="alone" href={paths.signIn()}>
              {t("signIn")}
            </TextLink>
          )}
          {demo}
        </div>
      </div>
      <Section title={t("sold")}>
        <ul className={css.columns}>
          {coins.map((coin) => (
            <CoinCard
              key={coin}
              coin={coin}
              products={meterState.context.products}
              rates={rateState}
              PriceEstimate={PriceEstimate}
            />
          ))}
        </ul>
      </Section>
      <HowItWorks />
      <Risks />
      <Questions />
      <Samples products={meterState.context.products} />
    </Page>
  )
}
