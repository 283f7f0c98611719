import type { ReactNode } from "react"
import { KeyValues, type KeyValuesProps } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./rating-card.module.css"

interface Props extends KeyValuesProps {
  readonly name: string
  /** The power of the contract or order. */
  readonly rated: string
  readonly status: ReactNode
  /** More content, for example a `ShareBar` of the payouts. */
  readonly children?: ReactNode
}

/** A contract or an order, laid out like the rating plate of a machine, with its name, power, state and term. */
export const RatingCard = ({ name, rated, status, items, children }: Props) => (
  <Card>
    <div className={`${patterns.row} ${css.head}`}>
      <h2>{name}</h2>
      {status}
    </div>
    <p className={css.rated} data-figure="order.power">
      {rated}
    </p>
    {children}
    <KeyValues items={items} />
  </Card>
)
