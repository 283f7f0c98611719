import css from "./share-bar.module.css"

interface Props {
  readonly label: string
  /** In percent; the bar ends at 100. */
  readonly share: number
  /** The share as text. */
  readonly text: string
  readonly describedBy?: string | undefined
  /** Of money that flows back. */
  readonly payback?: boolean | undefined
  /** In a list. */
  readonly small?: boolean | undefined
}

/** A share as a bar: of a term that has passed, of a price that has come back. */
export const ShareBar = ({ label, share, text, describedBy, payback = false, small = false }: Props) => (
  <progress
    className={[css.bar, payback && css.payback, small && css.small].filter(Boolean).join(" ")}
    max={100}
    value={Math.min(share, 100)}
    aria-label={label}
    aria-describedby={describedBy}
    aria-valuetext={text}
  />
)
