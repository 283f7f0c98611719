import type { ReactNode } from "react"
import css from "./share-bar.module.css"

interface Props {
  readonly label: string
  readonly share: number
  /** The share as text, for screen readers. */
  readonly text: string
  readonly describedBy?: string | undefined
  /** Shows money that flows back. The bar has a mark at 100 percent and ends at 150. */
  readonly isPayback?: boolean | undefined
  /** Makes the bar smaller, for a list. */
  readonly isSmall?: boolean | undefined
  readonly ahead?: ReactNode
}

/** The percent at which a payback bar ends. */
const paybackEnd = 150

/** The expected part of a payback bar, which ends with a tick. The paid part covers its beginning. */
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
export const ShareBar = ({ label, share, text, describedBy, isPayback = false, isSmall = false, ahead }: Props) => {
  const end = isPayback ? paybackEnd : 100
  const bar = (
    <progress
      className={[css.bar, isPayback && css.payback, isSmall && css.small].filter(Boolean).join(" ")}
      max={end}
      value={Math.min(share, end)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuetext={text}
    />
  )
  return isPayback ? (
    <div className={css.scale}>
      {ahead}
      {bar}
      <div className={css.mark} aria-hidden="true" />
    </div>
  ) : (
    bar
  )
}
