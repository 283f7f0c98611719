import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import { DateText } from "./date-text.tsx"
import { ShareBar } from "./share-bar.tsx"
import css from "./timeline.module.css"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The elapsed share of the period, in whole percent. */
export const timelineShare = (start: Instant, end: Instant, now: Instant): number => {
  const [from, to, at] = [Date.parse(start), Date.parse(end), Date.parse(now)]
  if (to <= from) return 100
  return Math.round(Math.min(Math.max((at - from) / (to - from), 0), 1) * 100)
}

interface Props {
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  readonly now: Instant
}

/** A term from start to end, with its progress. */
export const Timeline = ({ label, start, end, now }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const share = timelineShare(start, end, now)
  return (
    <div className={`${patterns.stack} ${css.timeline}`}>
      <ShareBar label={label} share={share} text={t("timeline.past", { share })} describedBy={id} />
      <div id={id} className={`${patterns.row} ${patterns.note} ${css.ends}`}>
        <DateText at={start} />
        <VisuallyHidden>→</VisuallyHidden>
        <DateText at={end} />
      </div>
    </div>
  )
}
