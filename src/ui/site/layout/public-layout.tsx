import { useId, type ComponentType, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { version } from "#domain/site/version.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { ToDocument, useOperator, type SiteLink } from "#ui/site/operator.tsx"
import { paths } from "#ui/site/paths.ts"
import { BrandLink } from "./brand.tsx"
import { NoScript } from "./no-script.tsx"
import { mainId, SkipLink } from "./skip-link.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./layout.module.css"

/** The links to the site's sections, for the header and the footer. */
const SiteLinks = ({ Demo }: Pick<Props, "Demo">) => {
  const { t } = useTranslation()
  return (
    <ul className={css.links}>
      <li>
        <TextLink href={paths.buy()}>{t("site.products")}</TextLink>
      </li>
      <li>
        <a href={`${paths.home()}#how`}>{t("site.how")}</a>
      </li>
      <li>
        <TextLink href={paths.about()}>{t("footer.about")}</TextLink>
      </li>
      <Demo>
        <li>
          <TextLink href={paths.demo()}>{t("site.demo")}</TextLink>
        </li>
      </Demo>
    </ul>
  )
}

interface ColumnProps {
  readonly title: string
  readonly children: ReactNode
}

const Column = ({ title, children }: ColumnProps) => {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={css.heading}>
        {title}
      </p>
      {children}
    </nav>
  )
}

const FooterLinks = ({ links }: { readonly links: ReadonlyArray<SiteLink> }) => (
  <ul className={css.links}>
    {links.map((link) => (
      <li key={link.name}>
        <ToDocument {...link} />
      </li>
    ))}
  </ul>
)

/** The footer: columns of links, and the company that is responsible for the site. */
const Footer = ({ Demo, privacy }: Pick<Props, "Demo" | "privacy">) => {
  const { t, i18n } = useTranslation()
  const { company, documents } = useOperator()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return (
    <footer className={`${patterns.onScreen} ${patterns.note} ${css.footer}`}>
      <div className={`${patterns.line} ${css.row} ${css.columns}`}>
        <Column title={t("footer.product")}>
          <SiteLinks Demo={Demo} />
        </Column>
        <Column title={t("footer.rules")}>
          <FooterLinks links={documents} />
          {privacy}
        </Column>
        <Column title={t("footer.company")}>
          {/* The build writes the license file. */}
          <FooterLinks links={[{ name: t("footer.licenses"), href: "/licenses.txt" }, ...brand.channels[locale]]} />
        </Column>
        <div className={css.imprint}>
          <p>{t("footer.warning")}</p>
          <p>{`${brand.name} ${version}`}</p>
          {/* The company's details are last, because the loaded settings make them longer. */}
          <p className={patterns.lines}>{company ?? brand.legalName}</p>
        </div>
      </div>
    </footer>
  )
}

/** The menu of the header. A phone hides it, so only the footer has these links there. */
const SiteMenu = ({ Demo }: Pick<Props, "Demo">) => (
  <nav className={css.menu} aria-label={useTranslation().t("site.title")}>
    <SiteLinks Demo={Demo} />
  </nav>
)

interface Props {
  readonly isSignedIn: boolean
  /** The user with a sign-out button, or links to sign in and sign up. */
  readonly account: ReactNode
  /** The language and theme switches: `LocaleAndThemeSwitches`. */
  readonly switches: ReactNode
  /** Renders its children only for visitors who may see the demo cabinet. */
  readonly Demo: ComponentType<{ readonly children: ReactNode }>
  /** The privacy choices, on a site that asks for consent. */
  readonly privacy?: ReactNode
  readonly children: ReactNode
}

/** The layout of every page outside the cabinet: a header with the menu, the page, and the footer. */
export const PublicLayout = ({ isSignedIn, account, switches, Demo, privacy, children }: Props) => (
  <div className={css.shell}>
    <SkipLink />
    <header className={patterns.onScreen}>
      <div className={`${patterns.line} ${css.row}`}>
        <BrandLink href={isSignedIn ? paths.cabinet() : paths.home()} />
        <SiteMenu Demo={Demo} />
        {switches}
        <div className={css.account}>{account}</div>
      </div>
    </header>
    <main id={mainId} tabIndex={-1} className={css.main}>
      <NoScript />
      {children}
    </main>
    <Footer Demo={Demo} privacy={privacy} />
  </div>
)
