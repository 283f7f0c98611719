import type { ReactNode } from "react"

export interface IconProps {
  readonly size?: number | undefined
}

const icon = (drawing: ReactNode) => ({ size = 20 }: IconProps) => (
  <svg
    width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5"
    strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false"
  >
    {drawing}
  </svg>
)

export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />)
export const CrossIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const InfoIcon = icon(<><circle cx="10" cy="10" r="7.25" /><path d="M10 9.25v4.5M10 6.4v.1" /></>)
export const OkIcon = icon(<><circle cx="10" cy="10" r="7.25" /><path d="m6.75 10.25 2.25 2.25 4.25-4.75" /></>)
export const WarnIcon = icon(<><path d="M10 2.75 18 16.5H2Z" /><path d="M10 8v3.75M10 14.1v.1" /></>)
export const DangerIcon = icon(<><path d="M6.9 2.75h6.2l4.15 4.15v6.2l-4.15 4.15H6.9L2.75 13.1V6.9Z" /><path d="M10 6.25V11M10 13.6v.1" /></>)
export const IdleIcon = icon(<circle cx="10" cy="10" r="7.25" strokeDasharray="2.5 3" />)
export const CopyIcon = icon(<><rect x="7" y="7" width="9.5" height="9.5" rx="1.5" /><path d="M13 7V3.5H3.5V13H7" /></>)
export const BackIcon = icon(<path d="m12 4.5-5.5 5.5 5.5 5.5" />)
export const ForthIcon = icon(<path d="m8 4.5 5.5 5.5L8 15.5" />)
export const DashboardIcon = icon(<><path d="M3 14.5a7 7 0 1 1 14 0Z" /><path d="m10 11.5 3-3.25" /></>)
export const BuyIcon = icon(<><path d="M10 3v14M3 10h14" /></>)
export const ContractsIcon = icon(<><rect x="3" y="4" width="14" height="12" rx="1.5" /><path d="M6 8h8M6 12h4" /></>)
export const GlobeIcon = icon(<><circle cx="10" cy="10" r="7.25" /><path d="M2.75 10h14.5M10 2.75c4.5 4.5 4.5 10 0 14.5M10 2.75c-4.5 4.5-4.5 10 0 14.5" /></>)
export const SystemThemeIcon = icon(<><circle cx="10" cy="10" r="6.75" /><path d="M10 3.25v13.5M10 6l3.5-1.5M10 10h6.75M10 14l3.5 1.5" /></>)
export const LightThemeIcon = icon(<><circle cx="10" cy="10" r="3.5" /><path d="M10 2.5v1.75M10 15.75v1.75M2.5 10h1.75M15.75 10h1.75M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2" /></>)
export const DarkThemeIcon = icon(<path d="M16.5 11.9A7 7 0 0 1 8.1 3.5a7 7 0 1 0 8.4 8.4Z" />)
export const OrdersIcon = icon(<><path d="M5 2.75h10v14.5l-2.5-1.5-2.5 1.5-2.5-1.5-2.5 1.5Z" /><path d="M8 7h4M8 10.5h4" /></>)
export const HistoryIcon = icon(<><path d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2" /><path d="M3.5 3.5v3.7h3.7M10 6.5V10l2.5 1.75" /></>)
export const InvestmentIcon = icon(<path d="M3 16.5h14M4.5 13.5 8 9.5l3 2.5 5-6.5M12.5 5.5H16V9" />)
export const PartnerIcon = icon(<><circle cx="7.5" cy="7" r="2.75" /><path d="M2.5 16c.4-2.9 2.4-4.5 5-4.5s4.6 1.6 5 4.5M13 4.5a2.75 2.75 0 0 1 0 5.2M14.75 12c1.6.7 2.5 2 2.75 4" /></>)
export const SettingsIcon = icon(<><path d="M3 6h7M14 6h3M3 14h3M10 14h7" /><circle cx="12" cy="6" r="2" /><circle cx="8" cy="14" r="2" /></>)
export const SupportIcon = icon(<path d="M3 4h14v9.5H9.5L6 16.75V13.5H3Z" />)
export const MoreIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const SidebarIcon = icon(<><rect x="2.75" y="3.75" width="14.5" height="12.5" rx="1.5" /><path d="M7.75 3.75v12.5" /></>)
export const HelpIcon = icon(<><circle cx="10" cy="10" r="7.25" /><path d="M7.9 8a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.35M10 13.7v.1" /></>)
export const OutIcon = icon(<path d="M8 4.5H4.5v11h11V12M11 4.5h4.5V9M15.5 4.5 9.5 10.5" />)
export const DownIcon = icon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />)
export const StarIcon = icon(<path d="m10 2.75 2.2 4.6 5 .65-3.65 3.5.9 5L10 14.05 5.55 16.5l.9-5L2.8 8l5-.65Z" />)
