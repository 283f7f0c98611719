import type { TFunction } from "i18next"
import { use } from "react"
import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import type { countdown } from "#machines/shared/countdown.machine.ts"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import css from "./countdown.module.css"

const twoDigits = (value: number) => String(value).padStart(2, "0")

/**
 * Splits seconds into the hours and the minutes with seconds: 7265 → "2:" and "01:05", 65 → "" and "01:05". An unknown number of
 * seconds becomes "––:––".
 */
export const formatClock = (seconds: number | null): readonly [hours: string, rest: string] => {
  if (seconds === null) return ["", "––:––"]
  const hours = Math.floor(seconds / 3600)
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
  return [hours === 0 ? "" : `${hours}:`, rest]
}

/** The remaining seconds at which screen readers announce a countdown. An announcement each second would drown out the page. */
type CountdownThreshold = 60 | 30 | 10

/** Returns the announced threshold, or null before the first announcement and at the end. */
export const findAnnouncedThreshold = (seconds: number | null): CountdownThreshold | null => {
  if (seconds === null || seconds === 0 || seconds > 60) return null
  return seconds > 30 ? 60 : seconds > 10 ? 30 : 10
}

interface Props {
  /** The end as an instant, or as a number of seconds from now. */
  readonly until: Instant | number
  readonly label: string
  /** Called once at the end. The page's machine decides the next step, because only the server knows the new state. */
  readonly onEnd?: (() => void) | undefined
}

/**
 * Counts down to an instant by the server's clock, because the browser's clock may be wrong. A new instant starts a new
 * countdown.
 */
export const Countdown = (props: Props) => <Running key={props.until} {...props} />

const Running = ({ until, label, onEnd }: Props) =>
  renderView(views, { ...useFlow(use(SharedMachines).countdown, { until }), label, onEnd })

const leftOf = (t: TFunction, threshold: CountdownThreshold) =>
  threshold === 60 ? t("countdown.minute") : t("countdown.left", { count: threshold })

type ClockProps = ScreenProps<typeof countdown> & Omit<Props, "until">

const Clock = ({ state, label }: ClockProps) => {
  const { t } = useTranslation()
  const { secondsLeft } = state.context
  const [hours, rest] = formatClock(secondsLeft)
  const threshold = findAnnouncedThreshold(secondsLeft)
  return (
    <span>
      <span role="timer" aria-label={label} className={css.clock} translate="no">
        {hours}
        <span className={css.ticking}>{rest}</span>
      </span>
      <VisuallyHidden>
        <span role="status">{threshold !== null && leftOf(t, threshold)}</span>
      </VisuallyHidden>
    </span>
  )
}

const Over = (props: ClockProps) => {
  const { onEnd } = props
  useOnMount(() => onEnd?.())
  return <Clock {...props} />
}

const views: StateViews<typeof countdown, Omit<Props, "until">> = { reading: Clock, running: Clock, over: Over }
