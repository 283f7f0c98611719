import { useTranslation } from "react-i18next"
import { documents } from "#brand/documents.ts"
import { defaultLocale, isLocale, type Locale } from "#domain/shared/currency.ts"
import type { Documents } from "#domain/site/brand.ts"
import { Page, Section } from "#ui/kit/layout/page.tsx"
import { joinWithNbsp } from "#ui/shared/join-with-nbsp.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./document.module.css"

interface Props {
  readonly name: keyof Documents
  /** The language of the legally binding version. */
  readonly binding?: Locale | undefined
}

/** A legal document in the reader's language, with a table of contents next to it. */
export const DocumentPage = ({ name, binding }: Props) => {
  const { t, i18n } = useTranslation("site")
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  const { title, since, lead, sections } = documents[name][locale]
  const decides = binding && t(`document.binding.${binding}`)
  const numbered = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.title}`,
    anchor: `section-${index + 1}`,
  }))
  return (
    <Page title={title} isWide>
      <p className={patterns.quiet}>{decides === undefined ? since : `${since}. ${decides}`}</p>
      <div className={css.columns}>
        <nav className={css.contents} aria-label={t("document.contents")}>
          <p className={patterns.quiet}>{t("document.contents")}</p>
          <ol>
            {numbered.map(({ title: heading, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          <p className={css.lead}>{joinWithNbsp(lead)}</p>
          {numbered.map(({ title: heading, anchor, text }) => (
            <Section key={anchor} title={heading} anchor={anchor}>
              {text.map((paragraph) => (
                <p key={paragraph}>{joinWithNbsp(paragraph)}</p>
              ))}
            </Section>
          ))}
        </div>
      </div>
    </Page>
  )
}
