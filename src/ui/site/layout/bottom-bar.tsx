import { useTranslation } from "react-i18next"
import { MoreIcon } from "../../kit/layout/menu-icons"
import css from "./bottom-bar.module.css"
import { menuShortcuts } from "./menu"
import type { SectionAttention } from "./section-link"
import { attentionCount, SectionLink } from "./section-link"
import { sidebarId } from "./sidebar"

interface Props {
  readonly attention: SectionAttention
}

/** Shown on a phone: the most used sections, and a button that opens the drawer with all of them. */
export const BottomBar = ({ attention }: Props) => {
  const { t } = useTranslation()
  return (
    <nav className={css.bar} aria-label={t("nav.shortcuts")}>
      <ul className={css.list}>
        {menuShortcuts.map((section) => (
          <li key={section.name} className={css.item}>
            <SectionLink section={section} count={attentionCount(section, attention)} className={css.link} />
          </li>
        ))}
        <li className={css.item}>
          <button type="button" popoverTarget={sidebarId} className={css.link}>
            <MoreIcon />
            <span>{t("nav.more")}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
