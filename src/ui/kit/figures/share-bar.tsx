import type { ReactNode } from "react"
import css from "./share-bar.module.css"

interface Props {
  readonly label: string
  /** In percent. */
  readonly share: number
  /** The share as text. */
  readonly text: string
  readonly describedBy?: string | undefined
  /** Money that flows back: the bar has a mark at 100 percent, and ends at 150. */
  readonly payback?: boolean | undefined
  /** In a list. */
  readonly small?: boolean | undefined
  /** The part that is expected. */
  readonly ahead?: ReactNode
}

/** Percent at which a bar of what comes back ends. */
const paybackEnd = 150

/** The part of a payback bar that is expected. */
export const ShareAhead = ({ share, text }: Pick<Props, "share" | "text">) => {
  const end = `${(Math.min(share, paybackEnd) * 100) / paybackEnd}%`
  return (
    <svg className={css.ahead} role="img" aria-label={text}>
      <rect width={end} height="100%" />
      <line x1={end} x2={end} y2="100%" />
    </svg>
  )
}

/** A share as a bar: of a payment that has arrived, of a price that has come back. */
export const ShareBar = ({ label, share, text, describedBy, payback = false, small = false, ahead }: Props) => {
  const end = payback ? paybackEnd : 100
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
  return payback ? (
    <div className={css.scale}>
      {ahead}
      {bar}
      <div className={css.mark} aria-hidden="true" />
    </div>
  ) : (
    bar
  )
}
