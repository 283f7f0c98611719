import type { ReactNode } from "react"
import css from "./card-grid.module.css"

interface Props {
  /** <li> elements, each with a card. */
  readonly children: ReactNode
}

/** Cards side by side, as many as fit. */
export const CardGrid = ({ children }: Props) => <ul className={css.cards}>{children}</ul>
