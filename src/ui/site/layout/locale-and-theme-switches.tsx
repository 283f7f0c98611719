import type { Locale } from "#domain/shared/currency.ts"
import type { Theme } from "#domain/site/theme.ts"
import type { locale } from "#machines/site/locale.machine.ts"
import type { theme } from "#machines/site/theme.machine.ts"
import { LocaleSwitch } from "#ui/site/locale-switch.tsx"
import { ThemeSwitch } from "#ui/site/theme-switch.tsx"
import css from "./locale-and-theme-switches.module.css"

interface Props {
  readonly locale: typeof locale
  readonly shown: Locale
  readonly theme: typeof theme
  readonly stored: Theme
}

/** Language and theme. */
export const LocaleAndThemeSwitches = ({ locale: localeMachine, shown, theme: themeMachine, stored }: Props) => (
  <div className={css.switches}>
    <ThemeSwitch key={stored} machine={themeMachine} stored={stored} />
    <LocaleSwitch machine={localeMachine} shown={shown} />
  </div>
)
