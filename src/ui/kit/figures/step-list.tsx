import { useTranslation } from "react-i18next"
import { CheckIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./step-list.module.css"

interface Props {
  readonly items: ReadonlyArray<string>
  /** The index of the current step, or `items.length` when all steps are done. */
  readonly current: number
  /** `pages` makes a phone name only the current step. `course` shows the progress of one process along a line with ticks. */
  readonly kind?: "pages" | "course" | undefined
  /** The requirement of the current step, or the time when it ends. */
  readonly note?: string | undefined
}

/** Shows the current step of a process, either one that spans several pages or one that progresses on a single page. */
export const StepList = ({ items, current, kind, note }: Props) => {
  const { t } = useTranslation()
  return (
    <ol className={kind === "course" ? css.course : `${patterns.row} ${css.steps} ${kind ? css[kind] : ""}`}>
      {items.map((item, index) => (
        <li
          key={item}
          className={index < current ? `${css.step} ${css.done}` : css.step}
          aria-current={index === current ? "step" : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {index < current ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span className={css.text}>
            <span className={css.name}>{item}</span>
            {index < current && <VisuallyHidden>{` ${t("steps.done")}`}</VisuallyHidden>}
            {index === current && note !== undefined && <span className={css.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
