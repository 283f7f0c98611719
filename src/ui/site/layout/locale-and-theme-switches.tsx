import { useTranslation } from "react-i18next"
import type { Locale } from "#domain/shared/currency.ts"
import { type Theme, themes } from "#domain/site/theme.ts"
import type { locale } from "#machines/site/locale.machine.ts"
import type { theme } from "#machines/site/theme.machine.ts"
import { SpinnerRing } from "#ui/kit/feedback/spinner.tsx"
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./locale-and-theme-switches.module.css"

interface Props {
  readonly locale: typeof locale
  readonly shown: Locale
  readonly theme: typeof theme
  readonly stored: Theme
}

export const LocaleAndThemeSwitches = ({ locale: localeMachine, shown, theme: themeMachine, stored }: Props) => (
  <div className={css.switches}>
    <ThemeSwitch key={stored} machine={themeMachine} stored={stored} />
    <LocaleSwitch machine={localeMachine} shown={shown} />
  </div>
)

type LocaleViewProps = ScreenProps<typeof locale>

interface LocaleSwitchProps {
  readonly machine: typeof locale
  /** The current interface language. */
  readonly shown: Locale
}

const names = {
  "en-US": { full: "language.english", short: "language.shortEnglish" },
  "ru-RU": { full: "language.russian", short: "language.shortRussian" },
} as const

const otherLocale: { readonly [L in Locale]: Locale } = { "en-US": "ru-RU", "ru-RU": "en-US" }

/** Offers the other language, labelled in that language. */
export const LocaleSwitch = ({ machine, shown }: LocaleSwitchProps) =>
  renderView(localeViews, useFlow(machine, { locale: shown }))

const OtherLocale = ({ state, send }: LocaleViewProps) => {
  const { t } = useTranslation()
  const next = otherLocale[state.context.locale]
  const isBusy = state.matches("changing") || state.matches("following")
  return (
    <button
      type="button"
      lang={next}
      // Names the language in an attribute, because a hidden text in the other language would load its font.
      aria-label={`${t(names[next].short)} ${t(names[next].full)}`}
      className={`${patterns.control} ${css.switch}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => send({ type: "locale.choose", locale: next })}
    >
      {isBusy && <SpinnerRing />}
      <span>{t(names[next].short)}</span>
    </button>
  )
}

const Failed = (props: LocaleViewProps) => (
  <>
    <span role="alert" className={css.failed}>
      {useTranslation().t("language.failed")}
    </span>
    <OtherLocale {...props} />
  </>
)

const localeViews: StateViews<typeof locale> = {
  shown: OtherLocale,
  changing: OtherLocale,
  following: OtherLocale,
  failed: Failed,
}

interface ThemeSwitchProps {
  readonly machine: typeof theme
  readonly stored: Theme
}

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon }

/** Shows the current theme. A click selects the next theme. */
export const ThemeSwitch = ({ machine, stored }: ThemeSwitchProps) =>
  renderView(themeViews, useFlow(machine, { theme: stored }))

const CurrentTheme = ({ state, send }: ScreenProps<typeof theme>) => {
  const { t } = useTranslation()
  const { theme: now } = state.context
  const Icon = icons[now]
  return (
    <button
      type="button"
      className={`${patterns.control} ${css.switch}`}
      onClick={() => send({ type: "theme.choose", theme: themes[(themes.indexOf(now) + 1) % themes.length]! })}
    >
      <Icon />
      <VisuallyHidden>{t(`theme.${now}`)}</VisuallyHidden>
    </button>
  )
}

const themeViews: StateViews<typeof theme> = { shown: CurrentTheme, saving: CurrentTheme }
