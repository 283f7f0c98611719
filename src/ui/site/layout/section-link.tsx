import type { MouseEvent } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Badge } from "../../kit/figures/badge"
import type { MenuSection } from "./menu"
import { isCurrentSection } from "./menu"

/** Counts shown beside the sections. */
export interface SectionAttention {
  /** Orders that need attention; zero is hidden. */
  readonly orders?: number | undefined
  /** Open tasks in Settings: 1 while the account has no password. */
  readonly settings?: number | undefined
}

interface Props {
  readonly section: MenuSection
  readonly attention: SectionAttention
  readonly className: string | undefined
}

/** Choosing a section closes the drawer. */
const closeDrawer = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover()

export const SectionLink = ({ section: { name, href, Icon }, attention, className }: Props) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  const { orders = 0, settings = 0 } = attention
  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrentSection(at, href) ? "page" : undefined}
      onClick={closeDrawer}
    >
      <Icon />
      <span>{t(`nav.${name}`)}</span>
      {name === "orders" && orders > 0 && <Badge count={orders} label={t("nav.ordersBadge", { count: orders })} />}
      {name === "settings" && settings > 0 && <Badge count={settings} label={t("nav.settingsBadge")} />}
    </Link>
  )
}
