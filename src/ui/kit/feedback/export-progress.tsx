import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./export-progress.module.css"

interface Props {
  /** The number of entries read or of bytes received so far. */
  readonly done: number
  /** The number of all entries or bytes, or 0 while it is unknown. */
  readonly total: number
  readonly text: string
  /** The received part in figures, such as "1.3 MB of 5 MB". Screen readers do not announce it, because it changes too often. */
  readonly amount?: string | undefined
}

/**
 * Shows how much of a list has been read, or how much of a file has arrived. The parent renders the stop button next to this
 * progress.
 */
export const ExportProgress = ({ done, total, text, amount }: Props) => (
  <label className={`${patterns.stack} ${css.progress}`}>
    <span className={`${patterns.row} ${css.text}`}>
      <span role="status">{text}</span>
      {amount !== undefined && <span className={`${patterns.quiet} ${css.amount}`}>{amount}</span>}
    </span>
    {total === 0 ? <progress /> : <progress value={done} max={total} />}
  </label>
)
