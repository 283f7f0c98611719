import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SupportIcon } from "#ui/kit/layout/menu-icons.tsx"
import { cabinetMenu, attentionCount, SectionLink, type SectionAttention } from "./menu.tsx"
import css from "./sidebar.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

export const sidebarId = "cabinet-menu"

interface Props {
  /** On a desktop: labels below the icons instead of beside them. */
  readonly narrow: boolean
  readonly partner: boolean
  /** A real account with an e-mail address, which support can contact. */
  readonly identified: boolean
  /** Unknown whether `identified` applies: the drawer then shows neither variant. */
  readonly unknown?: boolean | undefined
  readonly attention: SectionAttention
  /** The entry to the partner programme; nothing for those who cannot join. */
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

/** The cabinet's menu: beside the page on a desktop, a popover drawer on a phone. */
export const Sidebar = ({ narrow, partner, identified, unknown = false, attention, join, switches }: Props) => {
  const { t } = useTranslation()
  return (
    <nav
      id={sidebarId}
      popover="auto"
      className={`${patterns.onScreen} ${css.sidebar} ${narrow ? css.narrow : ""}`}
      aria-label={t("nav.label")}
    >
      <ul className={`${patterns.stack} ${css.list}`}>
        {cabinetMenu
          .filter(({ name }) => partner || name !== "partner")
          .map((section) => (
            <li key={section.name}>
              {section.name === "support" && !identified && !unknown ? (
                <NoSupport />
              ) : (
                <SectionLink
                  section={section}
                  count={attentionCount(section, attention)}
                  className={`${patterns.control} ${css.link}`}
                />
              )}
            </li>
          ))}
      </ul>
      {!partner && !unknown && <JoinPrompt join={join} />}
      <div>{switches}</div>
    </nav>
  )
}
