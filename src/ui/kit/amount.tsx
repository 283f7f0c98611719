import type { Currency } from "../../domain/currency"
import type { Decimal } from "../../domain/money"
import { useFormat } from "../format"
import css from "./amount.module.css"

interface Props {
  /** Null: the server does not say. */
  readonly value: Decimal | null
  readonly currency: Currency | "unknown"
  /** Whole units, for places where cents would be noise. */
  readonly short?: boolean | undefined
}

/** An amount as the interface locale writes it, never broken in two. */
export const Amount = ({ value, currency, short = false }: Props) => (
  <span className={css.amount}>{useFormat().amount(value, currency, { short })}</span>
)
