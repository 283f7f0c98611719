import type { ReactNode } from "react"
import css from "./disclosure.module.css"
import { ForthIcon } from "./icons"

interface Props {
  readonly summary: ReactNode
  /** How it starts; then it is the person's. */
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** What most people need not read, one press away. */
export const Disclosure = ({ summary, open = false, children }: Props) => (
  <details className={css.disclosure} open={open}>
    <summary className={css.summary}><span className={css.arrow}><ForthIcon size={18} /></span>{summary}</summary>
    <div className={css.content}>{children}</div>
  </details>
)
