import { createIcon } from "./icons.tsx"

// The icons of the cabinet's menu. The module is apart from the other icons, because other pages do not need to fetch it.

export const DashboardIcon = createIcon(<path d="M3 14.5a7 7 0 1 1 14 0Z" />, <path d="m10 11.5 3-3.25" />)
export const BuyIcon = createIcon(<path d="M10 3v14M3 10h14" />)
export const ContractsIcon = createIcon(
  <rect x="3" y="4" width="14" height="12" rx="1.5" />,
  <path d="M6 8h8M6 12h4" />,
)
export const OrdersIcon = createIcon(
  <path d="M5 2.75h10v14.5l-2.5-1.5-2.5 1.5-2.5-1.5-2.5 1.5Z" />,
  <path d="M8 7h4M8 10.5h4" />,
)
export const HistoryIcon = createIcon(
  <path d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7.2" />,
  <path d="M3.5 3.5v3.7h3.7M10 6.5V10l2.5 1.75" />,
)
export const InvestmentIcon = createIcon(<path d="M3 16.5h14M4.5 13.5 8 9.5l3 2.5 5-6.5M12.5 5.5H16V9" />)
export const PartnerIcon = createIcon(
  <circle cx="7.5" cy="7" r="2.75" />,
  <path d="M2.5 16c.4-2.9 2.4-4.5 5-4.5s4.6 1.6 5 4.5M13 4.5a2.75 2.75 0 0 1 0 5.2M14.75 12c1.6.7 2.5 2 2.75 4" />,
)
export const SettingsIcon = createIcon(
  <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />,
  <circle cx="12" cy="6" r="2" />,
  <circle cx="8" cy="14" r="2" />,
)
export const SupportIcon = createIcon(<path d="M3 4h14v9.5H9.5L6 16.75V13.5H3Z" />)
export const MoreIcon = createIcon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const SidebarIcon = createIcon(
  <rect x="2.75" y="3.75" width="14.5" height="12.5" rx="1.5" />,
  <path d="M7.75 3.75v12.5" />,
)
export const HelpIcon = createIcon(
  <circle cx="10" cy="10" r="7.25" />,
  <path d="M7.9 8a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.35M10 13.7v.1" />,
)
