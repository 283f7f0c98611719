import type { ReactNode } from "react"
import css from "./text-link.module.css"

interface Props {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A rarely used action, which looks like a link. */
export const TextButton = ({ onClick, children }: Props) => (
  <button type="button" className={css.button} onClick={onClick}>
    {children}
  </button>
)
