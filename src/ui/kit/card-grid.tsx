import type { ReactNode } from "react"
import css from "./card-grid.module.css"

interface Props {
  readonly busy?: boolean | undefined
  /** <li>, each with a plate. */
  readonly children: ReactNode
}

/** Plates side by side, of one height. */
export const CardGrid = ({ busy, children }: Props) => (
  <ul className={css.plates} aria-busy={busy}>
    {children}
  </ul>
)
