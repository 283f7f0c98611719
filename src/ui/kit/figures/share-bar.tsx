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
}

/** A share as a bar: of a term that has passed, of a price that has come back. */
export const ShareBar = ({ label, share, text, describedBy, payback = false }: Props) => (
  <progress
    className={payback ? `${css.bar} ${css.payback}` : css.bar}
    max={100}
    value={Math.min(share, 100)}
    aria-label={label}
    aria-describedby={describedBy}
    aria-valuetext={text}
  />
)
