import { use } from "react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "../../../domain/shared/currency"
import { topLevelDomain } from "../../../domain/site/terms"
import { DocumentLink } from "../../kit/actions/document-link"
import { TextLink } from "../../kit/actions/text-link"
import { useAfterHydration } from "../../shared/hydration"
import { SiteConfig } from "../site-config"
import css from "./layout.module.css"
import { socialLinks } from "./social"

interface FooterLink {
  readonly name: string
  readonly href: string
}
interface Props {
  readonly label: string
  readonly links: ReadonlyArray<FooterLink>
  readonly children?: ReactNode
}

/** Files and other sites: no pages of the application. */
const ToDocument = ({ name, href }: FooterLink) =>
  href.startsWith("/") ? <DocumentLink href={href}>{name}</DocumentLink> : <TextLink href={href}>{name}</TextLink>

const FooterLinks = ({ label, links, children }: Props) => (
  <nav className={css.row} aria-label={label}>
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
export const Footer = ({ privacy }: { readonly privacy: ReactNode }) => {
  const { t, i18n } = useTranslation()
  const { company, terms, risks, support } = use(SiteConfig)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  // The prerendered HTML is the same for both domains.
  const domain = useAfterHydration("io", () => topLevelDomain(location.hostname))
  const documents = [
    { name: t("footer.terms"), href: terms[domain] },
    ...(risks === null ? [] : [{ name: t("footer.risks"), href: risks }]),
    ...(support === null ? [] : [{ name: t("footer.support"), href: support }]),
    // Written by the build.
    { name: t("footer.licenses"), href: "/licenses.txt" },
  ]
  return (
    <footer className={css.footer}>
      <FooterLinks
        label={t("footer.social")}
        links={socialLinks[locale].map(({ name, href }) => ({ name: t(`footer.${name}`), href }))}
      />
      <FooterLinks label={t("footer.documents")} links={documents}>
        {privacy}
      </FooterLinks>
      {company !== null && <p className={`${css.row} ${css.company}`}>{company[locale]}</p>}
    </footer>
  )
}
