import type { Instant } from "../../domain/schema"
import { unknownValueText, useFormatters } from "../format"
import css from "./amount.module.css"

interface Props {
  /** Null: the server does not say. */
  readonly at: Instant | null
  /** With the time of day. */
  readonly time?: boolean | undefined
}

/** When it was, as the interface locale writes it. */
export const DateText = ({ at, time = false }: Props) => {
  const format = useFormatters()
  if (at === null) return <span className={css.amount}>{unknownValueText}</span>
  return (
    <time dateTime={at} className={time ? undefined : css.amount}>
      {time ? format.dateTime(at) : format.date(at)}
    </time>
  )
}
