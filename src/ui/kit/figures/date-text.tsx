import type { Instant } from "#domain/shared/schema.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { unknownValueText } from "#ui/shared/intl-formats.ts"
import css from "./amount.module.css"

interface Props {
  /** Null if the server sends no date. */
  readonly at: Instant | null
  /** Adds hours and minutes. "only" shows them alone, below a heading with the date. */
  readonly time?: boolean | "only" | undefined
}

/** A date in the format of the interface locale. */
export const DateText = ({ at, time = false }: Props) => {
  const format = useFormatters()
  if (at === null) return <span className={css.amount}>{unknownValueText}</span>
  return (
    <time dateTime={at} className={time === true ? undefined : css.amount}>
      {time === "only" ? format.time(at) : time ? format.dateTime(at) : format.date(at)}
    </time>
  )
}
