import { Button } from "#ui/kit/actions/button.tsx"
import css from "./export-progress.module.css"

interface Props {
  /** Entries that were read, and all of them; 0 while their number is unknown. */
  readonly done: number
  readonly total: number
  readonly text: string
  readonly cancel: string
  readonly onCancel: () => void
}

/** How far a list has been read for its export. */
export const ExportProgress = ({ done, total, text, cancel, onCancel }: Props) => (
  <div className={css.actions}>
    <label className={css.progress}>
      <span role="status">{text}</span>
      {total === 0 ? <progress /> : <progress value={done} max={total} />}
    </label>
    <Button kind="quiet" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
)
