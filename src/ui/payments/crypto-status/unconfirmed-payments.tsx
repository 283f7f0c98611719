import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { UnconfirmedPayment } from "#domain/orders/order-money.ts"
import type { Order } from "#domain/orders/order.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { ExplorerLink } from "#ui/site/explorer-link/explorer-link.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./crypto-status.module.css"

const Transaction = ({ payment }: { readonly payment: UnconfirmedPayment }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const { externalId, amount, currencyId, confirmations, requiredConfirmations } = payment
  return (
    <li className={patterns.stack} data-figure-of={externalId}>
      <Figure figure="payment.amount">{format.amount(amount, currencyId)}</Figure>
      <strong>{t("confirming.confirmations", { confirmations, count: requiredConfirmations })}</strong>
      <ExplorerLink currencyId={currencyId} kind="transaction" value={externalId} />
    </li>
  )
}

/**
 * Shows the transactions in the network with their confirmations. The address is hidden, because the customer must not pay a
 * second time.
 */
export const UnconfirmedPayments = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const { unconfirmed, invoice } = order
  const isPart =
    invoice !== null &&
    BigDecimal.isLessThan(BigDecimal.sumAll(unconfirmed.map(({ amount }) => amount)), invoice.remainAmount)
  return (
    <>
      {isPart && <Notice kind="info">{t("confirming.part")}</Notice>}
      <Card>
        <ul className={`${patterns.stack} ${css.seen}`}>
          {unconfirmed.map((payment) => (
            <Transaction key={payment.externalId} payment={payment} />
          ))}
        </ul>
      </Card>
    </>
  )
}
