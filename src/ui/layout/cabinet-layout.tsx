import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { BuyIcon, ContractsIcon, DashboardIcon } from "../kit/icons"
import { paths } from "../paths"
import { Brand } from "./brand"
import cabinet from "./cabinet-layout.module.css"
import css from "./layout.module.css"
import { mainId, SkipLink } from "./skip-link"

interface Props {
  /** Who is signed in, and the way out. */
  readonly account: ReactNode
  /** Language and theme: <Switches … />. */
  readonly switches: ReactNode
  readonly children: ReactNode
}

const menu = [
  { name: "dashboard", href: paths.cabinet(), Icon: DashboardIcon },
  { name: "buy", href: paths.buy(), Icon: BuyIcon },
  { name: "contracts", href: paths.contracts(), Icon: ContractsIcon }
] as const

/** The dashboard's address begins every other of the cabinet, so only it must match whole. */
const isCurrent = (at: string, href: string) => at === href || (href !== paths.cabinet() && at.startsWith(`${href}/`))

export const CabinetLayout = ({ account, switches, children }: Props) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  return (
    <div className={css.shell}>
      <SkipLink />
      <header className={css.header}>
        <div className={`${css.row} ${cabinet.header}`}>
          <Brand href={paths.cabinet()} />
          {switches}
          <div className={css.account}>{account}</div>
        </div>
      </header>
      <div className={cabinet.body}>
        <nav className={cabinet.nav} aria-label={t("nav.label")}>
          <ul className={cabinet.list}>
            {menu.map(({ name, href, Icon }) => (
              <li key={name} className={cabinet.item}>
                <Link href={href} className={cabinet.link} aria-current={isCurrent(at, href) ? "page" : undefined}><Icon />{t(`nav.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id={mainId} tabIndex={-1} className={`${css.main} ${cabinet.main}`}>{children}</main>
      </div>
    </div>
  )
}
