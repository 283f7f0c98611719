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
}

/** A share as a bar: of a payment that has arrived, of a price that has come back. */
export const ShareBar = ({ label, share, text, describedBy, payback = false, small = false }: Props) => {
  const end = payback ? 150 : 100
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
      {bar}
      <div className={css.mark} aria-hidden="true" />
    </div>
  ) : (
    bar
  )
}
