import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Badge } from "../../kit/figures/badge"
import { closePopover } from "../../kit/overlays/close-popover"
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

export const SectionLink = ({ section: { name, href, Icon }, attention, className }: Props) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  const { orders = 0, settings = 0 } = attention
  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrentSection(at, href) ? "page" : undefined}
      onClick={closePopover}
    >
      <Icon />
      <span>{t(`nav.${name}`)}</span>
      {name === "orders" && orders > 0 && <Badge count={orders} label={t("nav.ordersBadge", { count: orders })} />}
      {name === "settings" && settings > 0 && <Badge count={settings} label={t("nav.settingsBadge")} />}
    </Link>
  )
}
