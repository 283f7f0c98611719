import { useTranslation } from "react-i18next"
import { Disclosure } from "../../kit/actions/disclosure"
import { Section } from "../../kit/layout/section"
import css from "./home.module.css"

const steps = ["choose", "pay", "receive"] as const
const risks = ["price", "difficulty", "fee"] as const
const questions = ["machines", "payout", "term", "ways", "rate"] as const

export const HowItWorks = () => {
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

export const Risks = () => {
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

export const Questions = () => {
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
