import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SupportIcon } from "#ui/kit/layout/menu-icons.tsx"
import { cabinetMenu, countAttention, SectionLink, type SectionAttention } from "./menu.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./sidebar.module.css"

export const sidebarId = "cabinet-menu"

interface Props {
  /** Puts the labels under the icons instead of next to them. Only a desktop has this form. */
  readonly isNarrow: boolean
  readonly isPartner: boolean
  /** True if the account is real and has an e-mail address. Support can contact only such a customer. */
  readonly isIdentified: boolean
  /** True if `isIdentified` is unknown. The menu then shows neither of its variants. */
  readonly isUnknown?: boolean | undefined
  readonly attention: SectionAttention
  /** The entry to the partner programme, or nothing for customers who cannot join. */
  readonly join?: ReactNode
  readonly switches: ReactNode
}

const JoinPrompt = ({ join }: Pick<Props, "join">) => {
  const { t } = useTranslation()
  return (
    <div className={`${patterns.card} ${patterns.note} ${patterns.stack} ${css.join}`}>
      <p className={css.joinTitle}>{t("join.title")}</p>
      <p>{t("join.text")}</p>
      {join ?? <p>{t("join.account")}</p>}
    </div>
  )
}

const NoSupport = () => {
  const { t } = useTranslation()
  return (
    <span className={`${patterns.control} ${css.link} ${css.disabled}`}>
      <SupportIcon />
      <span>
        <span>{t("nav.support")}</span>
        <span className={css.reason}>{t("nav.supportIdentified")}</span>
      </span>
    </span>
  )
}

/** The cabinet's menu: a sidebar next to the page on a desktop, and a popover drawer on a phone. */
export const Sidebar = ({ isNarrow, isPartner, isIdentified, isUnknown = false, attention, join, switches }: Props) => {
  const { t } = useTranslation()
  return (
    <nav
      id={sidebarId}
      popover="auto"
      className={`${patterns.onScreen} ${css.sidebar} ${isNarrow ? css.narrow : ""}`}
      aria-label={t("nav.label")}
    >
      <ul className={`${patterns.stack} ${css.list}`}>
        {cabinetMenu
          .filter(({ name }) => isPartner || name !== "partner")
          .map((section) => (
            <li key={section.name}>
              {section.name === "support" && !isIdentified && !isUnknown ? (
                <NoSupport />
              ) : (
                <SectionLink
                  section={section}
                  count={countAttention(section, attention)}
                  className={`${patterns.control} ${css.link}`}
                />
              )}
            </li>
          ))}
      </ul>
      {!isPartner && !isUnknown && <JoinPrompt join={join} />}
      <div>{switches}</div>
    </nav>
  )
}
