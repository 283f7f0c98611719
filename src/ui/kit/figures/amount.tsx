import type { Currency } from "#domain/shared/currency.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import css from "./amount.module.css"

interface Props {
  /** Null if the server sends no amount. */
  readonly value: Decimal | null
  readonly currency: Currency | "unknown"
  /** Whole units, for places where cents would distract. */
  readonly short?: boolean | undefined
}

const coinAmount = /^(.+[.,]\d{4})(\d{4})(\u00a0\D+2?)$/

/** A formatted figure; of a coin's eight decimals the last four stand back. */
export const Digits = ({ children }: { readonly children: string }) => {
  const [, first, last, unit] = coinAmount.exec(children) ?? []
  if (last === undefined) return children
  return (
    <>
      {first}
      <span className={css.last}>{last}</span>
      {unit}
    </>
  )
}

/** Longer figures do not fit on one line on any page. */
const longest = 26

/** Keeps a figure on one line; a figure too long for any page may wrap. No browser translates it. */
export const UnbrokenText = ({ children }: { readonly children: string }) => (
  <span className={children.length > longest ? css.long : css.amount} translate="no">
    <Digits>{children}</Digits>
  </span>
)

/** An amount with its unit, in the format of the interface locale. */
export const Amount = ({ value, currency, short = false }: Props) => (
  <UnbrokenText>{useFormatters().amount(value, currency, { short })}</UnbrokenText>
)
