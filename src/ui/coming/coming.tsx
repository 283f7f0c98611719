import { useTranslation } from "react-i18next"
import type { RouteName } from "../../domain/routes"
import { ButtonLink } from "../kit/button-link"
import { EmptyPanel } from "../kit/empty-panel"
import { Page } from "../kit/page"
import { paths } from "../paths"

interface Props {
  readonly route: RouteName
}

const titles = {
  demo: "coming.demo",
  cabinetBuy: "coming.buy",
  order: "coming.order",
  orders: "nav.orders",
  history: "nav.history",
  investment: "nav.investment",
  partner: "nav.partner",
  settings: "nav.settings",
  support: "nav.support"
} as const
type Coming = keyof typeof titles

const isComing = (route: RouteName): route is Coming => route in titles

/** What can be done meanwhile. In the cabinet, see what is there already. */
const ways = {
  demo: { text: "coming.calculator", href: paths.buy() },
  cabinetBuy: { text: "coming.calculator", href: paths.buy() }
} as const
const toDashboard = { text: "coming.dashboard", href: paths.cabinet() } as const
const wayFrom = (route: Coming) => (route in ways ? ways[route as keyof typeof ways] : toDashboard)

/** A section that is being built: its title, the truth, and a way on. */
export const ComingPage = ({ route }: Props) => {
  const { t } = useTranslation()
  if (!isComing(route)) return null
  const way = wayFrom(route)
  return (
    <Page title={t(titles[route])} wide>
      <EmptyPanel title={t("coming.text")} action={<ButtonLink href={way.href}>{t(way.text)}</ButtonLink>} />
    </Page>
  )
}
