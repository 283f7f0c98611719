import type { Instant } from "#domain/shared/schema.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { unknownValueText } from "#ui/shared/intl-formats.ts"
import css from "./amount.module.css"

interface Props {
  /** The instant to show. Null if the server sends none. */
  readonly instant: Instant | null
  /** Adds hours and minutes. "only" shows them alone, below a heading with the date. */
  readonly showsTime?: boolean | "only" | undefined
}

/** A date in the format of the interface language, or a dash if the server sends no date. */
export const DateText = ({ instant, showsTime = false }: Props) => {
  const format = useFormatters()
  if (instant === null) return <span className={css.amount}>{unknownValueText}</span>
  return (
    <time dateTime={instant} className={showsTime === true ? undefined : css.amount}>
      {showsTime === "only" ? format.time(instant) : showsTime ? format.dateTime(instant) : format.date(instant)}
    </time>
  )
}
