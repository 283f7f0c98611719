import type { ReactNode } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import css from "./panel.module.css"
import cardGridCss from "./card-grid.module.css"

interface Props {
  readonly coin?: Coin | "unknown" | undefined
  readonly children: ReactNode
}

/** One thing that can be taken as a whole, such as an account; a dot before its name has the colour of its coin. */
export const Card = ({ coin, children }: Props) => (
  <div className={`${css.panel} ${css.card}`} data-coin={coin === "unknown" ? undefined : coin}>
    {children}
  </div>
)

interface CardGridProps {
  /** <li> elements, each with a card. */
  readonly children: ReactNode
}

/** Cards side by side, at most 420 px wide, in full rows. */
export const CardGrid = ({ children }: CardGridProps) => (
  <div className={cardGridCss.place}>
    <ul className={cardGridCss.cards}>{children}</ul>
  </div>
)
