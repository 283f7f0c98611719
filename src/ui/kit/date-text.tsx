import type { Instant } from "../../domain/schema"
import { useFormat } from "../format"
import css from "./amount.module.css"

interface Props {
  readonly at: Instant
  /** With the time of day. */
  readonly time?: boolean | undefined
}

/** When it was, as the interface locale writes it. */
export const DateText = ({ at, time = false }: Props) => {
  const format = useFormat()
  return <time dateTime={at} className={time ? undefined : css.amount}>{time ? format.dateTime(at) : format.date(at)}</time>
}
