import { useTranslation } from "react-i18next"
import { themes, type Theme } from "#domain/site/theme.ts"
import type { theme } from "#machines/site/theme.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from "#ui/kit/layout/icons.tsx"
import css from "./layout/locale-and-theme-switches.module.css"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof theme

interface SwitchProps {
  readonly machine: Machine
  /** The stored theme setting. */
  readonly stored: Theme
}

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon }

/** Shows the current theme; a click selects the next one. */
export const ThemeSwitch = ({ machine, stored }: SwitchProps) => {
  const [state, send] = useFlow(machine, { theme: stored })
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Offer = ({ state, send }: ScreenProps<Machine>) => {
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

const views: StateViews<Machine> = { shown: Offer, keeping: Offer }
