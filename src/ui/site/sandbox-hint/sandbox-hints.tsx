import { useId } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import type { HintsProps } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./sandbox-hints.module.css"

/** Shows the sandbox's own texts for the values, and a link to its desk in a new tab. */
export const SandboxHints = ({ sandbox: { title, desk }, hints }: HintsProps) => {
  const {
    i18n: { language },
  } = useTranslation()
  const locale = isLocale(language) ? language : defaultLocale
  const id = useId()
  return (
    <div role="note" className={`${patterns.note} ${patterns.stack} ${css.hints}`} aria-labelledby={id}>
      <p id={id} className={css.title}>
        {title[locale]}
      </p>
      <ul className={`${patterns.stack} ${css.list}`}>
        {hints.map(({ value, meaning }) => (
          <li key={value}>
            {value !== "" && (
              <code className={css.value} translate="no">
                {value}
              </code>
            )}{" "}
            <span>{meaning[locale]}</span>
          </li>
        ))}
      </ul>
      <a className={css.desk} href={desk.href} target="_blank" rel="noopener">
        {desk.text[locale]}
      </a>
    </div>
  )
}
