import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "./support-sidebar.module.css"

/** Frequent questions, each with the target of the link in its answer. */
const questions = [
  ["payout", paths.contracts()],
  ["confirmed", paths.orders()],
  ["rate", paths.orders({ state: "Waiting" })],
  ["underPaid", paths.orders({ state: "Warning" })],
  ["withdrawal", paths.history()],
  ["maintenance", paths.contracts()],
  ["twoFactor", paths.settings("twoFactor")],
] as const

/** The frequent questions of customers. The first answer is open. */
export const Questions = () => {
  const { t } = useTranslation("support")
  return (
    <Panel title={t("topics.title")}>
      <div>
        {questions.map(([name, href], index) => (
          <div key={name} className={css.topic}>
            <Disclosure summary={t(`topics.${name}.question`)} open={index === 0}>
              <p>{t(`topics.${name}.answer`)}</p>
              <p>
                <TextLink kind="alone" href={href}>
                  {t(`topics.${name}.link`)}
                </TextLink>
              </p>
            </Disclosure>
          </div>
        ))}
      </div>
    </Panel>
  )
}
