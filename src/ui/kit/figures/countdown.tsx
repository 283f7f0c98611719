import type { TFunction } from "i18next"
import { use } from "react"
import { useTranslation } from "react-i18next"
import type { countdown } from "../../../machines/site/countdown/countdown.machine"
import type { Instant } from "../../../domain/shared/schema"
import { useFlow, useOnMount } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { SharedMachines } from "../../shared/shared-machines"
import type { CountdownThreshold } from "./clock-face"
import { announcedThreshold, clockFace } from "./clock-face"
import css from "./countdown.module.css"
import { VisuallyHidden } from "../layout/hidden"

interface Props {
  /** An instant, or a number of seconds from now. */
  readonly until: Instant | number
  readonly label: string
  /** Called once at the end; the page's machine decides what follows. */
  readonly onOver?: (() => void) | undefined
}

/** Counts down to an instant by the server's clock. A new instant starts a new countdown. */
export const Countdown = (props: Props) => <Running key={props.until} {...props} />

const Running = ({ until, label, onOver }: Props) => {
  const [state, send] = useFlow(use(SharedMachines).countdown, { until })
  const View = renderView(views, state)
  return <View state={state} send={send} label={label} onOver={onOver} />
}

const leftOf = (t: TFunction, threshold: CountdownThreshold) =>
  threshold === 60 ? t("countdown.minute") : t("countdown.left", { count: threshold })

type ClockProps = ScreenProps<typeof countdown> & Omit<Props, "until">

const Clock = ({ state, label }: ClockProps) => {
  const { t } = useTranslation()
  const { secondsLeft } = state.context
  const threshold = announcedThreshold(secondsLeft)
  return (
    <span>
      <span role="timer" aria-label={label} className={css.clock} translate="no">
        {clockFace(secondsLeft)}
      </span>
      <VisuallyHidden>
        <span role="status">{threshold !== null && leftOf(t, threshold)}</span>
      </VisuallyHidden>
    </span>
  )
}

const Over = (props: ClockProps) => {
  const { onOver } = props
  useOnMount(() => onOver?.())
  return <Clock {...props} />
}

const views: StateViews<typeof countdown, Omit<Props, "until">> = { reading: Clock, running: Clock, over: Over }
