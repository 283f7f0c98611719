import type { ReactNode } from "react"
import type { Currency } from "#domain/shared/currency.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import type { FigureMark } from "./figure-mark.ts"
import css from "./amount.module.css"

interface TextProps {
  readonly figure?: FigureMark | undefined
}
interface Props extends TextProps {
  /** The amount to show. Null if the server sends none. */
  readonly value: Decimal | null
  readonly currency: Currency | "unknown"
}

const coinAmount = /^(.+[.,]\d{4})(\d{4})(\s\D+2?)$/

/** Formats a figure. The last four of a coin's eight decimals are less prominent. */
export const renderDigits = (figure: string): ReactNode => {
  const [, first, last, unit] = coinAmount.exec(figure) ?? []
  if (last === undefined) return figure
  return (
    <span className={css.coin} translate="no">
      {first}
      <span className={css.last}>{last}</span>
      {unit}
    </span>
  )
}

/** The maximum number of characters of a figure that fits on one line on every page. */
const maxUnbrokenLength = 26

/** Keeps a figure on one line, unless it is too long for any page. Browsers do not translate it. */
export const NoWrapText = ({ figure, children }: TextProps & { readonly children: string }) => (
  <span className={children.length > maxUnbrokenLength ? css.long : css.amount} translate="no" data-figure={figure}>
    {renderDigits(children)}
  </span>
)

/**
 * An amount with its unit, in the format of the interface language. The amount stays on one line, and browsers do not translate
 * it.
 */
export const Amount = ({ value, currency, figure }: Props) => (
  <NoWrapText figure={figure}>{useFormatters().amount(value, currency)}</NoWrapText>
)
