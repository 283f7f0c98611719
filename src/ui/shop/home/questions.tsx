import { useTranslation } from "react-i18next"
import type { Coin } from "#domain/shared/currency.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

const questions = ["machines", "payout", "term", "ways", "rate"] as const

interface Props {
  /** The coins on sale. */
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

export const Questions = (props: Props) => {
  const { t } = useTranslation("home")
  const answer = useAnswer(props)
  return (
    <Section title={t("questions.title")}>
      <div className={css.questions}>
        {questions.map((question) => (
          <Disclosure key={question} summary={t(`questions.${question}.ask`)}>
            <p className={patterns.quiet}>{answer(question)}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
