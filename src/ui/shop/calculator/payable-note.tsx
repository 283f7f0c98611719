import { useTranslation } from "react-i18next"
import { findPayableGap } from "#domain/payments/payable.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import type { Quote } from "#domain/shop/quote.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import css from "./calculator-form.module.css"

interface Props {
  readonly displayedQuote: Quote
  readonly disabled: boolean
  readonly onQuantity: (text: string) => void
}

/** Warns that no payment method accepts this amount, before the order is created. */
export const PayableNote = ({ displayedQuote, disabled, onQuantity }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const { offer } = displayedQuote
  const gap = findPayableGap(displayedQuote)
  if (gap === null) return <div role="status" className={css.note} />
  const { side, limit, quantity } = gap
  return (
    <div role="status" className={css.note}>
      <Notice kind="warn">
        <p data-figure="purchase.payableLimit">
          {t(offer.coin === "eth2" ? `calculator.payable.stake.${side}` : `calculator.payable.${side}`, {
            limit: format.amount(limit, offer.currency),
          })}
        </p>
        {quantity !== null && (
          <Button kind="quiet" disabled={disabled} onClick={() => onQuantity(toPlainDecimal(quantity))}>
            <span data-figure="purchase.payablePower">
              {t(`calculator.payable.${side === "below" ? "raise" : "lower"}`, {
                quantity: format.quantity(quantity, chooseNamedUnit(offer.coin, offer.unit)),
              })}
            </span>
          </Button>
        )}
      </Notice>
    </div>
  )
}
