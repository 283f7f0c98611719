import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import sampleQr from "./pictures/sample-qr.svg"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./how-it-works.module.css"

/** The sample amounts. Amounts in coins are the same in every display currency. */
const sample = { power: decimal("25"), due: decimal("0.00884683"), payouts: ["0.00014423", "0.00014417", "0.00014431"] }

/** The values from 1 to 5,000 that get a mark on a logarithmic scale of 100. */
const marks = [1, 10, 100, 1000].flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => decade * digit))
const placeOf = (value: number) => (100 * Math.log(value)) / Math.log(5000)

const Scale = () => (
  <svg className={css.scale} viewBox="0 0 100 16" preserveAspectRatio="none">
    {marks
      .filter((mark) => mark <= 5000)
      .map((mark) => (
        <path key={mark} d={`M${placeOf(mark)} 16V${String(mark).startsWith("1") ? 6 : 11}`} />
      ))}
    <path d="M0 16H100" />
    <path className={css.grip} d={`M${placeOf(25)} 0V16`} />
  </svg>
)

const Choose = () => {
  const { t } = useTranslation("home")
  return (
    <>
      <span className={patterns.quiet}>{t("meter.power")}</span>
      <Figure>{useFormatters().quantity(sample.power, "Th")}</Figure>
      <Scale />
    </>
  )
}

const Pay = () => (
  <div className={css.pay}>
    <img src={sampleQr} alt="" width={112} height={112} loading="lazy" />
    <span className={patterns.quiet}>{useTranslation("home").t("how.pay.exactly")}</span>
    <strong>
      <Amount value={sample.due} currency="btc" />
    </strong>
  </div>
)

const Receive = () => {
  const { t } = useTranslation("home")
  return sample.payouts.map((payout) => (
    <div key={payout} className={css.payout}>
      <span>{t("how.receive.payout")}</span>
      <Amount value={decimal(payout)} currency="btc" />
    </div>
  ))
}

const steps: ReadonlyArray<readonly [name: "choose" | "pay" | "receive", Picture: () => ReactNode]> = [
  ["choose", Choose],
  ["pay", Pay],
  ["receive", Receive],
]

/** Shows the three steps of a purchase, each with a small drawing of its page. */
export const HowItWorks = () => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("how.title")} anchor="how">
      <ol className={css.steps}>
        {steps.map(([step, Picture], index) => (
          <li key={step}>
            <div className={`${patterns.card} ${css.picture}`} aria-hidden="true" data-sample="">
              <Picture />
            </div>
            <h3>{`${index + 1}. ${t(`how.${step}.name`)}`}</h3>
            <p className={patterns.quiet}>{t(`how.${step}.about`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
