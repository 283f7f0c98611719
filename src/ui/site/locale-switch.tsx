import { useTranslation } from "react-i18next"
import type { Locale } from "#domain/shared/currency.ts"
import type { locale } from "#machines/site/locale.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { SpinnerRing } from "#ui/kit/feedback/spinner.tsx"
import css from "./layout/locale-and-theme-switches.module.css"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof locale
type Props = ScreenProps<Machine>

interface SwitchProps {
  readonly machine: Machine
  /** The current interface language. */
  readonly shown: Locale
}

const names = {
  "en-US": { full: "language.english", short: "language.shortEnglish" },
  "ru-RU": { full: "language.russian", short: "language.shortRussian" },
} as const

const other: { readonly [L in Locale]: Locale } = { "en-US": "ru-RU", "ru-RU": "en-US" }

/** Offers the other language, labelled in that language. */
export const LocaleSwitch = ({ machine, shown }: SwitchProps) => {
  const [state, send] = useFlow(machine, { locale: shown })
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Offer = ({ state, send }: Props) => {
  const { t } = useTranslation()
  const next = other[state.context.locale]
  const busy = state.matches("changing") || state.matches("following")
  return (
    <button
      type="button"
      lang={next}
      // Not as text: a hidden word in the other language would load its font.
      aria-label={`${t(names[next].short)} ${t(names[next].full)}`}
      className={`${patterns.control} ${css.switch}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => send({ type: "locale.choose", locale: next })}
    >
      {busy && <SpinnerRing />}
      <span>{t(names[next].short)}</span>
    </button>
  )
}

const Failed = (props: Props) => (
  <>
    <span role="alert" className={css.failed}>
      {useTranslation().t("language.failed")}
    </span>
    <Offer {...props} />
  </>
)

const views: StateViews<Machine> = { shown: Offer, changing: Offer, following: Offer, failed: Failed }
