import type { ReactNode } from "react"
import { ChevronRightIcon } from "#ui/kit/layout/icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./disclosure.module.css"

interface Props {
  readonly summary: ReactNode
  /** True if the details are open at first. The user can close and open them. */
  readonly open?: boolean | undefined
  /** Called on a click on the summary. With this handler, the parent controls `open`. */
  readonly onToggle?: (() => void) | undefined
  readonly children: ReactNode
}

/** A summary that expands into details, for text that most people need not read. */
export const Disclosure = ({ summary, open = false, onToggle, children }: Props) => (
  <details className={css.disclosure} open={open}>
    <summary
      className={css.summary}
      onClick={
        onToggle &&
        ((event) => {
          event.preventDefault()
          onToggle()
        })
      }
    >
      <span className={css.arrow}>
        <ChevronRightIcon size={18} />
      </span>
      <span>{summary}</span>
    </summary>
    <div className={`${patterns.stack} ${css.content}`}>{children}</div>
  </details>
)
