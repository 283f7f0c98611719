import { useTranslation } from "react-i18next"
import type { Coin } from "#domain/shared/currency.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

const questions = ["why", "simpler", "hash", "machines", "payout", "term", "ways", "rate"] as const

interface Props {
  readonly coins: ReadonlyArray<Coin>
}

const useAnswer = ({ coins }: Props) => {
  const { t } = useTranslation("home")
  const isStaked = coins.includes("eth2")
  return (question: (typeof questions)[number]): string => {
    if (question !== "payout" || !isStaked) return t(`questions.${question}.answer`)
    const staking = t("questions.payout.staking")
    return coins.length === 1 ? staking : `${t("questions.payout.answer")} ${staking}`
  }
}

/** Answers the questions of visitors. The answer about payouts depends on the coins on sale. */
export const Questions = (props: Props) => {
  const { t } = useTranslation("home")
  const answer = useAnswer(props)
  const isEstimated = useOffers("estimates")
  const asked = questions.filter((question) => isEstimated || question !== "simpler")
  return (
    <Section title={t("questions.title")}>
      <div className={css.questions}>
        {asked.map((question, index) => (
          <Disclosure key={question} open={index === 0} summary={t(`questions.${question}.ask`)}>
            <p className={patterns.quiet}>{answer(question)}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

const risks = ["lose", "price", "difficulty", "halving", "fail"] as const

/** Shows the risks as prominently as the neighbouring questions. */
export const Risks = () => {
  const { t } = useTranslation("home")
  return (
    <Section title={t("risks.title")}>
      <div className={css.questions}>
        {risks.map((risk, index) => (
          <Disclosure key={risk} open={index === 0} summary={t(`risks.${risk}.name`)}>
            <p className={patterns.quiet}>{t(`risks.${risk}.about`)}</p>
          </Disclosure>
        ))}
      </div>
      <p>
        <TextLink kind="alone" href={paths.risks()}>
          {t("risks.more")}
        </TextLink>
      </p>
    </Section>
  )
}
