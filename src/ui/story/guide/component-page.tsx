import type { ReactNode } from "react"
import { I18nextProvider } from "react-i18next"
import type { Locale } from "#domain/shared/currency.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./both-locales.module.css"

/** The guidance that a component's page adds to its comments, props and examples. Every list has at least one sentence. */
export interface Guidance {
  readonly do: readonly string[]
  readonly avoid: readonly string[]
  /** The guidance on role, name, keyboard and target size. */
  readonly accessibility: readonly string[]
}

/** Returns the parameters of a component, with its page and controls. */
export const createComponentPage = (guidance: Guidance) => ({
  guidance,
  controls: { disable: false },
  layout: "padded",
})

type InLocale = (english: string, russian: string) => string

interface Props {
  /** Renders one example, with its texts in the locale of its column. */
  readonly children: (inLocale: InLocale, locale: Locale) => ReactNode
}

const pickText: Record<Locale, InLocale> = { "en-US": (english) => english, "ru-RU": (_, russian) => russian }

/** Shows English and Russian side by side, regardless of the toolbar. Russian texts are often longer. */
export const BothLocales = ({ children }: Props) => (
  <div className={css.both}>
    {(["en-US", "ru-RU"] as const).map((locale) => (
      <div key={locale} lang={locale} className={`${patterns.stack} ${css.column}`}>
        <I18nextProvider i18n={storyI18n[locale]}>{children(pickText[locale], locale)}</I18nextProvider>
      </div>
    ))}
  </div>
)
