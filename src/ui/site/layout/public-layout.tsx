import type { ReactNode } from "react"
import { paths } from "#ui/site/paths.ts"
import { Brand } from "./brand.tsx"
import css from "./layout.module.css"
import { mainId, SkipLink } from "./skip-link.tsx"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale, type Locale } from "#domain/shared/currency.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { ToDocument, useOperator, type SiteLink } from "#ui/site/operator.tsx"

/** The company's channels per language. Names of services are not translated. */
const socialLinks: {
  readonly [L in Locale]: ReadonlyArray<{ readonly name: SocialName; readonly href: string }>
} = {
  "en-US": [
    { name: "medium", href: "https://medium.com/hashwell" },
    { name: "twitter", href: "https://twitter.com/hashwell" },
    { name: "facebook", href: "https://www.facebook.com/hashwell" },
  ],
  "ru-RU": [
    { name: "zen", href: "https://dzen.ru/hashwell" },
    { name: "vk", href: "https://vk.com/hashwell" },
    { name: "facebook", href: "https://www.facebook.com/hashwell" },
  ],
}
type SocialName = "medium" | "twitter" | "facebook" | "zen" | "vk"

/** The sections of the site, in the header and in the footer. */
const SiteLinks = () => {
  const { t } = useTranslation()
  return (
    <>
      <li>
        <TextLink href={paths.buy()}>{t("footer.buy")}</TextLink>
      </li>
      <li>
        <a href={`${paths.home()}#how`}>{t("footer.how")}</a>
      </li>
    </>
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
const Footer = ({ privacy }: { readonly privacy: ReactNode }) => {
  const { t, i18n } = useTranslation()
  const { company, documents: own } = useOperator()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const [terms, ...named] = own
  // What the settings name comes last: nothing moves when they arrive. The build writes the licenses.
  const documents = [terms, { name: t("footer.licenses"), href: "/licenses.txt" }, ...named]
  return (
    <footer className={css.footer}>
      <div className={`${css.row} ${css.columns}`}>
        <nav aria-label={t("footer.products")}>
          <ul className={css.links}>
            <SiteLinks />
          </ul>
        </nav>
        <FooterLinks label={t("footer.documents")} links={documents}>
          {privacy}
        </FooterLinks>
        <FooterLinks
          label={t("footer.social")}
          links={socialLinks[locale].map(({ name, href }) => ({ name: t(`footer.${name}`), href }))}
        />
        {company !== null && <p className={css.company}>{company}</p>}
      </div>
    </footer>
  )
}

/** On a phone the footer has them. */
const SiteMenu = () => (
  <nav className={css.menu} aria-label={useTranslation().t("footer.site")}>
    <ul>
      <SiteLinks />
    </ul>
  </nav>
)

interface Props {
  readonly signedIn: boolean
  /** The user with sign-out, or sign-in and sign-up. */
  readonly account: ReactNode
  /** Language and theme: <Switches … />. */
  readonly switches: ReactNode
  /** Where the site asks for consent. */
  readonly privacy?: ReactNode
  readonly children: ReactNode
}

export const PublicLayout = ({ signedIn, account, switches, privacy, children }: Props) => (
  <div className={css.shell}>
    <SkipLink />
    <header className={css.header}>
      <div className={css.row}>
        <Brand href={signedIn ? paths.cabinet() : paths.home()} />
        <SiteMenu />
        {switches}
        <div className={css.account}>{account}</div>
      </div>
    </header>
    <main id={mainId} tabIndex={-1} className={css.main}>
      {children}
    </main>
    <Footer privacy={privacy} />
  </div>
)
