import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { SecuritySection } from "#domain/account/settings-tab.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./security-list.module.css"

const titles = {
  recoveryCodes: "recoveryCodes.title",
  passkeys: "passkeys.title",
  addressBook: "addressBook.title",
  sessions: "sessions.title",
  securityLog: "log.title",
  privacy: "privacy.title",
} as const

interface Props {
  /** The protections of the account, if the operator offers their overview. */
  readonly protection: ReactNode
  /** The topics to which the protections do not link. */
  readonly topics: readonly SecuritySection[]
}

/** The first page of Security. Each topic opens on its own page. */
export const SecurityOverview = ({ protection, topics }: Props) => {
  const { t } = useTranslation("security")
  return (
    <div className={`${patterns.stack} ${css.section}`}>
      {protection}
      <ul aria-label={t("topics")}>
        {topics.map((topic) => (
          <li key={topic} className={`${patterns.line} ${css.row}`}>
            <TextLink kind="row" href={paths.settings(topic)}>
              {t(titles[topic])}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
