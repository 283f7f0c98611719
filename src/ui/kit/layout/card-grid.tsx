import type { ReactNode } from "react"
import css from "./card-grid.module.css"

interface Props {
  /** Its cards are reloading. */
  readonly busy?: boolean | undefined
  /** <li> elements, each with a card. */
  readonly children: ReactNode
}

/** Cards side by side, as many as fit. */
export const CardGrid = ({ busy, children }: Props) => (
  <ul className={css.cards} aria-busy={busy}>
    {children}
  </ul>
)
