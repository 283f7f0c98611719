import css from "./export-progress.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  /** The entries or bytes that were read, and their total; 0 while the total is unknown. */
  readonly done: number
  readonly total: number
  readonly text: string
  /** Changes too often to be announced. */
  readonly amount?: string | undefined
}

/** How far a list has been read, or a file has arrived. The button that stops it is beside it. */
export const ExportProgress = ({ done, total, text, amount }: Props) => (
  <label className={`${patterns.stack} ${css.progress}`}>
    <span className={`${patterns.row} ${css.text}`}>
      <span role="status">{text}</span>
      {amount !== undefined && <span className={`${patterns.quiet} ${css.amount}`}>{amount}</span>}
    </span>
    {total === 0 ? <progress /> : <progress value={done} max={total} />}
  </label>
)
