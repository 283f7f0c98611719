import type { ReactNode } from "react"
import css from "./disclosure.module.css"
import { ForthIcon } from "./icons"

interface Props {
  readonly summary: ReactNode
  /** How it starts; then it is the person's. */
  readonly open?: boolean | undefined
  /** With it, whoever renders decides when it is open. */
  readonly onToggle?: (() => void) | undefined
  readonly children: ReactNode
}

/** What most people need not read, one press away. */
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
        <ForthIcon size={18} />
      </span>
      {summary}
    </summary>
    <div className={css.content}>{children}</div>
  </details>
)
