import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Badge } from "#ui/kit/figures/badge.tsx"
import {
  BuyIcon,
  ContractsIcon,
  DashboardIcon,
  HistoryIcon,
  InvestmentIcon,
  OrdersIcon,
  PartnerIcon,
  SettingsIcon,
  SupportIcon,
} from "#ui/kit/layout/menu-icons.tsx"
import { closePopover } from "#ui/kit/overlays/popovers.ts"
import { paths } from "#ui/site/paths.ts"

/** The cabinet's sections in menu order. */
export const cabinetMenu = [
  { name: "dashboard", href: paths.cabinet(), Icon: DashboardIcon },
  { name: "buy", href: paths.cabinetBuy(), Icon: BuyIcon },
  { name: "contracts", href: paths.contracts(), Icon: ContractsIcon },
  { name: "investment", href: paths.investment(), Icon: InvestmentIcon },
  { name: "orders", href: paths.orders(), Icon: OrdersIcon },
  { name: "history", href: paths.history(), Icon: HistoryIcon },
  { name: "partner", href: paths.partner(), Icon: PartnerIcon },
  { name: "settings", href: paths.settings(), Icon: SettingsIcon },
  { name: "support", href: paths.support(), Icon: SupportIcon },
] as const

export type MenuSection = (typeof cabinetMenu)[number]

/** The sections in the bottom bar of a phone. The remaining sections are behind More. */
const shortcutNames: ReadonlyArray<MenuSection["name"]> = ["dashboard", "buy", "orders", "history"]
export const menuShortcuts = cabinetMenu.filter(({ name }) => shortcutNames.includes(name))

/**
 * Returns true if the link leads to the current section. The dashboard's path is a prefix of all paths in the cabinet, so it must
 * match exactly.
 */
export const isCurrentSection = (at: string, href: string): boolean =>
  at === href || (href !== paths.cabinet() && at.startsWith(`${href}/`))

/** The counts shown next to the sections. */
export interface SectionAttention {
  /** The number of orders that need attention. Zero is hidden. */
  readonly orders?: number | undefined
  /** The number of open tasks in Settings: 1 while the account has no password. */
  readonly settings?: number | undefined
}

/** Returns the number of items in a section that need attention. */
export const countAttention = ({ name }: MenuSection, { orders = 0, settings = 0 }: SectionAttention): number => {
  if (name === "orders") return orders
  return name === "settings" ? settings : 0
}

interface Props {
  readonly section: MenuSection
  readonly count: number
  readonly className: string | undefined
}

/**
 * The link to a section, with its count. The link is memoized, because the layout renders on every change of a filter or tab of
 * its page.
 */
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
