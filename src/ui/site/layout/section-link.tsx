import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Badge } from "#ui/kit/figures/badge.tsx"
import { closePopover } from "#ui/kit/overlays/popovers.ts"
import { isCurrentSection, type MenuSection } from "./menu.ts"

/** Counts shown beside the sections. */
export interface SectionAttention {
  /** Orders that need attention; zero is hidden. */
  readonly orders?: number | undefined
  /** Open tasks in Settings: 1 while the account has no password. */
  readonly settings?: number | undefined
}

/** How many things of a section need attention. */
export const attentionCount = ({ name }: MenuSection, { orders = 0, settings = 0 }: SectionAttention): number => {
  if (name === "orders") return orders
  return name === "settings" ? settings : 0
}

interface Props {
  readonly section: MenuSection
  readonly count: number
  readonly className: string | undefined
}

/** Memoized: the layout renders with every filter and tab of its page. */
export const SectionLink = memo(({ section: { name, href, Icon }, count, className }: Props) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  return (
    <Link
      href={href}
      className={className}
      aria-current={isCurrentSection(at, href) ? "page" : undefined}
      onClick={closePopover}
    >
      <Icon />
      <span>{t(`nav.${name}`)}</span>
      {count > 0 && (
        <Badge count={count} label={name === "orders" ? t("nav.ordersBadge", { count }) : t("nav.settingsBadge")} />
      )}
    </Link>
  )
})
