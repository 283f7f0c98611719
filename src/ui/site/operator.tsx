import { use } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { topLevelDomain } from "#domain/site/config.ts"
import { DocumentLink, TextLink } from "#ui/kit/actions/text-link.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import css from "./operator.module.css"
import { SiteConfig } from "./site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface SiteLink {
  readonly name: string
  readonly href: string
}

/** Files and other sites: no pages of the application. */
export const ToDocument = ({ name, href }: SiteLink) =>
  href.startsWith("/") ? <DocumentLink href={href}>{name}</DocumentLink> : <TextLink href={href}>{name}</TextLink>

/** Who runs the site and where they say more, as far as their settings name it. */
export const useOperator = (): {
  readonly company: string | null
  readonly documents: readonly [terms: SiteLink, ...ReadonlyArray<SiteLink>]
} => {
  const { t, i18n } = useTranslation()
  const { company, terms, risks, support } = use(SiteConfig)
  // The prerendered HTML is the same for both domains.
  const domain = useAfterHydration("io", () => topLevelDomain(location.hostname))
  return {
    company: company?.[isLocale(i18n.language) ? i18n.language : defaultLocale] ?? null,
    documents: [
      { name: t("footer.terms"), href: terms[domain] },
      ...(risks === null ? [] : [{ name: t("footer.risks"), href: risks }]),
      ...(support === null ? [] : [{ name: t("footer.support"), href: support }]),
    ],
  }
}

/** The same where the site asks for money; brief where the footer of the page has the documents. */
export const OperatorNote = ({ brief = false }: { readonly brief?: boolean }) => {
  const { t } = useTranslation()
  const { company, documents } = useOperator()
  return (
    <div className={`${patterns.note} ${css.note}`}>
      {company !== null && <p>{t("operator", { company })}</p>}
      {!brief && (
        <ul className={`${patterns.row} ${css.links}`}>
          {documents.map((link) => (
            <li key={link.name}>
              <ToDocument {...link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
