import { use } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { parseTopLevelDomain } from "#domain/site/config.ts"
import { DocumentLink, TextLink } from "#ui/kit/actions/text-link.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { paths } from "./paths.ts"
import { SiteConfig } from "./site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./operator.module.css"

export interface SiteLink {
  readonly name: string
  readonly href: string
}

/** Links to a file or to another site, which opens in a new tab. */
export const ToDocument = ({ name, href }: SiteLink) =>
  href.startsWith("/") ? <DocumentLink href={href}>{name}</DocumentLink> : <TextLink href={href}>{name}</TextLink>

/** Returns the company that runs the site, and the links to its documents. The company is null if the settings do not name it. */
export const useOperator = (): {
  readonly company: string | null
  /** The links to the documents. Documents from the settings are last, so that nothing moves when the settings load. */
  readonly documents: ReadonlyArray<SiteLink>
} => {
  const { t, i18n } = useTranslation()
  const { company, terms, risks, support } = use(SiteConfig)
  // Reads the domain after hydration, because the prerendered HTML is the same for both domains.
  const domain = useAfterHydration("io", () => parseTopLevelDomain(location.hostname))
  return {
    company: company?.[isLocale(i18n.language) ? i18n.language : defaultLocale] ?? null,
    documents: [
      { name: t("footer.terms"), href: terms[domain] },
      { name: t("footer.privacy"), href: paths.privacy() },
      ...(risks === null ? [] : [{ name: t("footer.risks"), href: risks }]),
      ...(support === null ? [] : [{ name: t("footer.support"), href: support }]),
    ],
  }
}

/** Links to the terms and to the other documents of the operator. */
export const OperatorLinks = () => (
  <ul className={`${patterns.row} ${css.links}`}>
    {useOperator().documents.map((link) => (
      <li key={link.name}>
        <ToDocument {...link} />
      </li>
    ))}
  </ul>
)

/** A link to the risks, next to each button that leads to a payment. */
export const RiskLine = () => {
  const { t } = useTranslation()
  const { risks } = use(SiteConfig)
  return (
    risks !== null && (
      <p className={`${patterns.note} ${css.risk}`}>
        <ToDocument name={t("canLose")} href={risks} />
      </p>
    )
  )
}

/** Names the operator on a page that asks for money. `isBrief` omits the documents if the footer of the page links to them. */
export const OperatorNote = ({ isBrief = false }: { readonly isBrief?: boolean }) => {
  const { t } = useTranslation()
  const { company } = useOperator()
  return (
    <div className={`${patterns.note} ${css.note}`}>
      {company !== null && <p className={patterns.lines}>{t("operator", { company })}</p>}
      {!isBrief && <OperatorLinks />}
    </div>
  )
}
