import type { ComponentType, ReactNode } from "react"
import { brand } from "#brand/brand.ts"
import { paths } from "#ui/site/paths.ts"
import { Brand } from "./brand.tsx"
import css from "./layout.module.css"
import { NoScript } from "./no-script.tsx"
import { mainId, SkipLink } from "./skip-link.tsx"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { ToDocument, useOperator, type SiteLink } from "#ui/site/operator.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The sections of the site, in the header and in the footer. */
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
      <Demo>
        <li>
          <TextLink href={paths.demo()}>{t("site.demo")}</TextLink>
        </li>
      </Demo>
    </ul>
  )
}

interface FooterProps {
  readonly label: string
  readonly links: ReadonlyArray<SiteLink>
  readonly children?: ReactNode
}

const FooterLinks = ({ label, links, children }: FooterProps) => (
  <nav aria-label={label}>
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.name}>
          <ToDocument {...link} />
        </li>
      ))}
    </ul>
    {children}
  </nav>
)

/** The company's channels, and what the operator's settings say about the company. */
const Footer = ({ Demo, privacy }: Pick<Props, "Demo" | "privacy">) => {
  const { t, i18n } = useTranslation()
  const { company, documents: own } = useOperator()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const [terms, ...named] = own
  // What the settings name comes last: nothing moves when they arrive. The build writes the licenses.
  const documents = [terms, { name: t("footer.licenses"), href: "/licenses.txt" }, ...named]
  return (
    <footer className={`${patterns.onScreen} ${patterns.note} ${css.footer}`}>
      <div className={`${patterns.line} ${css.row} ${css.columns}`}>
        <nav aria-label={t("footer.title")}>
          <SiteLinks Demo={Demo} />
        </nav>
        <FooterLinks label={t("footer.documents")} links={documents}>
          {privacy}
        </FooterLinks>
        <FooterLinks label={t("footer.social")} links={brand.channels[locale]} />
        {company !== null && <p className={css.company}>{company}</p>}
      </div>
    </footer>
  )
}

/** On a phone only the footer has the links. */
const SiteMenu = ({ Demo }: Pick<Props, "Demo">) => (
  <nav className={css.menu} aria-label={useTranslation().t("site.title")}>
    <SiteLinks Demo={Demo} />
  </nav>
)

interface Props {
  readonly signedIn: boolean
  /** The user with sign-out, or sign-in and sign-up. */
  readonly account: ReactNode
  /** Language and theme: <Switches … />. */
  readonly switches: ReactNode
  /** Shows a link to the demo cabinet to visitors who may see it. */
  readonly Demo: ComponentType<{ readonly children: ReactNode }>
  /** Where the site asks for consent. */
  readonly privacy?: ReactNode
  readonly children: ReactNode
}

export const PublicLayout = ({ signedIn, account, switches, Demo, privacy, children }: Props) => (
  <div className={css.shell}>
    <SkipLink />
    <header className={patterns.onScreen}>
      <div className={`${patterns.line} ${css.row}`}>
        <Brand href={signedIn ? paths.cabinet() : paths.home()} />
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
