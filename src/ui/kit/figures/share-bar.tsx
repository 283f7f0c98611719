import type { ReactNode } from "react"
import css from "./share-bar.module.css"

interface Props {
  readonly label: string
  readonly share: number
  /** The share as text, for screen readers. */
  readonly text: string
  readonly describedBy?: string | undefined
  /** Shows money that flows back. The bar has a mark at 100 percent and ends at 150. */
  readonly payback?: boolean | undefined
  /** Makes the bar smaller, for a list. */
  readonly small?: boolean | undefined
  readonly ahead?: ReactNode
}

/** The percent at which a payback bar ends. */
const paybackEnd = 150

/** The expected part of a payback bar. */
export const ShareAhead = ({ share, text }: Pick<Props, "share" | "text">) => {
  const end = `${(Math.min(share, paybackEnd) * 100) / paybackEnd}%`
  return (
    <svg className={css.ahead} role="img" aria-label={text}>
      <rect width={end} height="100%" />
      <line x1={end} x2={end} y2="100%" />
    </svg>
  )
}

/** Shows a share as a bar, for example the arrived share of a payment, or the share of a price that was paid back. */
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
