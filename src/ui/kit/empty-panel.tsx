import type { ReactNode } from "react"
import css from "./empty-panel.module.css"

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Nothing is there yet, and what to do about it. */
export const EmptyPanel = ({ title, children, action }: Props) => (
  <div className={css.empty}>
    <p className={css.title}>{title}</p>
    {children && <div className={css.text}>{children}</div>}
    {action && <div className={css.action}>{action}</div>}
  </div>
)
