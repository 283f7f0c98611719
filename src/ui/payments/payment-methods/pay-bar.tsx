import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { findDisplayEquivalent } from "#domain/orders/settlement.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/orders/payment-head/payment.module.css"

interface Props {
  readonly order: Order
  /** The selected method, or null if it cannot be used now. */
  readonly option: PaymentMethodOption | null
  readonly children: ReactNode
}

/** Shows the amount due, its deadline, and the button that pays it. On a phone the bar stays at the bottom of the window. */
export const PayBar = ({ order, option, children }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  return (
    <div className={`${patterns.line} ${css.bar}`}>
      {children}
      <div className={css.due}>
        {option === null ? (
          <p className={`${patterns.quiet} ${css.choose}`}>{t("invoice.choose")}</p>
        ) : (
          <p data-figure-of={option.key}>
            <span className={css.amount}>
              <Amount figure="method.due" value={option.amount} currency={option.currencyId} />
            </span>{" "}
            <Equivalent order={order} option={option} />
          </p>
        )}
        {order.expireDate !== null && (
          <p className={patterns.note}>{t("methods.until", { date: format.dateTime(order.expireDate) })}</p>
        )}
      </div>
    </div>
  )
}

/** Shows the amount in the buyer's currency if the method has another currency. */
export const Equivalent = ({ order, option }: { readonly order: Order; readonly option: PaymentMethodOption }) => {
  const format = useFormatters()
  const amount = findDisplayEquivalent(order, option)
  return (
    amount && (
      <span className={patterns.note} data-figure="method.worth">
        {format.amount(amount, order.currencyId)}
      </span>
    )
  )
}
