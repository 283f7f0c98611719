import type { ReactNode } from "react"
import css from "./card-grid.module.css"

interface Props {
  /** <li> elements, each with a card. */
  readonly children: ReactNode
}

/** Cards side by side, at most 420 px wide, in full rows. */
export const CardGrid = ({ children }: Props) => (
  <div className={css.place}>
    <ul className={css.cards}>{children}</ul>
  </div>
)
