import type { Currency } from "../../domain/currency"
import type { Decimal } from "../../domain/money"
import { useFormatters } from "../format"
import css from "./amount.module.css"

interface Props {
  /** Null: the server does not say. */
  readonly value: Decimal | null
  readonly currency: Currency | "unknown"
  /** Whole units, for places where cents would be noise. */
  readonly short?: boolean | undefined
}

/** No page has room for a figure with more characters in one line. */
const longest = 26

/** A figure stays in one line; one that no page has room for breaks where it must. */
export const UnbrokenText = ({ children }: { readonly children: string }) => (
  <span className={children.length > longest ? css.long : css.amount}>{children}</span>
)

/** An amount as the interface locale writes it. */
export const Amount = ({ value, currency, short = false }: Props) => (
  <UnbrokenText>{useFormatters().amount(value, currency, { short })}</UnbrokenText>
)
