import type { ReactNode } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import css from "./panel.module.css"

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
