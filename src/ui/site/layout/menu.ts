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
import { paths } from "#ui/site/paths.ts"

/** The cabinet's sections, in menu order. */
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

/** Shown in the bottom bar on a phone; the other sections are behind More. */
const shortcutNames: ReadonlyArray<MenuSection["name"]> = ["dashboard", "buy", "orders", "history"]
export const menuShortcuts = cabinetMenu.filter(({ name }) => shortcutNames.includes(name))

/** The dashboard's address is a prefix of all others in the cabinet, so it must match exactly. */
export const isCurrentSection = (at: string, href: string): boolean =>
  at === href || (href !== paths.cabinet() && at.startsWith(`${href}/`))
