import { use, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { brand } from "#brand/brand.ts"
import type { StateName } from "#machines/kit/types.ts"
import type { sidebar } from "#machines/site/sidebar.machine.ts"
import { Badge } from "#ui/kit/figures/badge.tsx"
import { WarnIcon } from "#ui/kit/layout/icons.tsx"
import { HelpIcon, SidebarIcon, MoreIcon } from "#ui/kit/layout/menu-icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { BrandLink } from "./brand.tsx"
import { isCurrentSection, menuShortcuts, SectionLink, countAttention, type SectionAttention } from "./menu.tsx"
import { NoScript } from "./no-script.tsx"
import { Sidebar, sidebarId } from "./sidebar.tsx"
import { mainId, SkipLink } from "./skip-link.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import bottomBarCss from "./bottom-bar.module.css"
import cabinet from "./cabinet-layout.module.css"
import css from "./layout.module.css"

/** The bottom bar of a phone, with the most used sections and a button that opens the drawer with all sections. */
export const BottomBar = ({ attention }: { readonly attention: SectionAttention }) => {
  const { t } = useTranslation()
  const [at] = useLocation()
  const isBehindMore = !menuShortcuts.some(({ href }) => isCurrentSection(at, href))
  return (
    <nav className={`${patterns.onScreen} ${bottomBarCss.bar}`} aria-label={t("nav.shortcuts")}>
      <ul className={bottomBarCss.list}>
        {menuShortcuts.map((section) => (
          <li key={section.name} className={bottomBarCss.item}>
            <SectionLink section={section} count={countAttention(section, attention)} className={bottomBarCss.link} />
          </li>
        ))}
        <li className={bottomBarCss.item}>
          <button
            type="button"
            popoverTarget={sidebarId}
            className={bottomBarCss.link}
            aria-current={isBehindMore ? "true" : undefined}
          >
            <MoreIcon />
            <span>{t("nav.more")}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

export interface CabinetLayoutProps {
  readonly sidebar: ScreenProps<typeof sidebar>
  readonly isPartner: boolean
  readonly isIdentified: boolean
  /** True if the customer is signed in, but the profile failed to load. */
  readonly isUnknown?: boolean | undefined
  readonly attention?: SectionAttention | undefined
  readonly join?: ReactNode
  readonly account: ReactNode
  /** The language and theme switches: `LocaleAndThemeSwitches`. */
  readonly switches: ReactNode
  /** The privacy choices, on a site that asks for consent. */
  readonly privacy?: ReactNode
  readonly children: ReactNode
}

/** The layout of each state. Saving the choice is too fast for a separate layout. */
const shapes: { readonly [State in StateName<typeof sidebar>]: "open" | "closed" } = {
  open: "open",
  opening: "open",
  closed: "closed",
  closing: "closed",
}

/** Links to help. Only the partner section has documentation, so any other section links to the support. */
const Help = () => {
  const { t } = useTranslation()
  const [at] = useLocation()
  const { help } = use(SiteConfig)
  return isCurrentSection(at, paths.partner()) ? (
    <a href={help ?? brand.partnerHelp} target="_blank" rel="noopener noreferrer" className={patterns.control}>
      <HelpIcon />
      <VisuallyHidden>{t("help.documentation")}</VisuallyHidden>
    </a>
  ) : (
    <Link href={paths.support()} className={patterns.control}>
      <HelpIcon />
      <VisuallyHidden>{t("help.title")}</VisuallyHidden>
    </Link>
  )
}

const Warnings = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  if (count <= 0) return null
  return (
    <Link href={paths.orders({ state: "Warning" })} className={`${patterns.control} ${cabinet.warning}`}>
      <WarnIcon />
      <Badge count={count} label={t("nav.ordersBadge", { count })} />
    </Link>
  )
}

/** The layout of the cabinet. The menu is a sidebar on a desktop, and a bottom bar with a drawer on a phone. */
export const CabinetLayout = (props: CabinetLayoutProps) => {
  const {
    sidebar: { state, send },
    attention = {},
    account,
    privacy,
    children,
    ...inSidebar
  } = props
  const { t } = useTranslation()
  const shape = useAfterHydration<"open" | "closed">("open", () => shapes[state.value])
  return (
    <div className={css.shell}>
      <SkipLink />
      <header className={patterns.onScreen}>
        <div className={`${patterns.line} ${css.row} ${cabinet.header}`}>
          <button
            type="button"
            className={`${patterns.control} ${cabinet.toggle}`}
            aria-controls={sidebarId}
            aria-expanded={shape === "open"}
            onClick={() => send({ type: "sidebar.toggle" })}
          >
            <SidebarIcon />
            <VisuallyHidden>{t(shape === "open" ? "nav.collapse" : "nav.expand")}</VisuallyHidden>
          </button>
          <BrandLink href={paths.cabinet()} />
          <Warnings count={attention.orders ?? 0} />
          <Help />
          <div className={css.account}>{account}</div>
        </div>
      </header>
      <div className={cabinet.body}>
        <Sidebar {...inSidebar} isNarrow={shape === "closed"} attention={attention} />
        <main id={mainId} tabIndex={-1} className={`${css.main} ${cabinet.main}`}>
          <NoScript />
          {children}
          {privacy}
        </main>
      </div>
      <BottomBar attention={attention} />
    </div>
  )
}
