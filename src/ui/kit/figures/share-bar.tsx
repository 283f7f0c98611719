import css from "./share-bar.module.css"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import { DateText } from "./date-text.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import timelineCss from "./timeline.module.css"

interface Props {
  readonly label: string
  /** In percent. */
  readonly share: number
  /** Names a mark at 100 percent; the bar then ends at 150. */
  readonly mark?: string | undefined
  /** The share as text. */
  readonly text: string
  readonly describedBy?: string | undefined
  /** Of money that flows back. */
  readonly payback?: boolean | undefined
  /** In a list. */
  readonly small?: boolean | undefined
}

/** A share as a bar: of a term that has passed, of a price that has come back. */
export const ShareBar = ({ label, share, text, describedBy, payback = false, small = false, mark }: Props) => {
  const end = mark === undefined ? 100 : 150
  const bar = (
    <progress
      className={[css.bar, payback && css.payback, small && css.small].filter(Boolean).join(" ")}
      max={end}
      value={Math.min(share, end)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuetext={text}
    />
  )
  return mark === undefined ? (
    bar
  ) : (
    <div className={css.scale}>
      {bar}
      <div aria-hidden="true" className={`${patterns.note} ${css.mark}`}>
        {mark}
      </div>
    </div>
  )
}

/** The elapsed share of the period, in whole percent. */
export const timelineShare = (start: Instant, end: Instant, now: Instant): number => {
  const [from, to, at] = [Date.parse(start), Date.parse(end), Date.parse(now)]
  if (to <= from) return 100
  return Math.round(Math.min(Math.max((at - from) / (to - from), 0), 1) * 100)
}

interface TimelineProps {
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  readonly now: Instant
}

/** A term from start to end, with its progress. */
export const Timeline = ({ label, start, end, now }: TimelineProps) => {
  const { t } = useTranslation()
  const id = useId()
  const share = timelineShare(start, end, now)
  return (
    <div className={`${patterns.stack} ${timelineCss.timeline}`}>
      <ShareBar label={label} share={share} text={t("timeline.past", { share })} describedBy={id} />
      <div id={id} className={`${patterns.row} ${patterns.note} ${timelineCss.ends}`}>
        <DateText at={start} />
        <VisuallyHidden>→</VisuallyHidden>
        <DateText at={end} />
      </div>
    </div>
  )
}
