import { useTranslation } from "react-i18next"
import type { Payment } from "#domain/orders/order-money.ts"
import type { Order } from "#domain/orders/order.ts"
import { listArrivedPayments, findAppliedAmount } from "#domain/orders/receipt.ts"
import { calculateSpentOverpayment } from "#domain/orders/settlement.ts"
import { listEntriesWithGaps, countEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { Amount, NoWrapText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { ExplorerLink } from "#ui/site/explorer-link/explorer-link.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly payments: DecodedEntries<Payment>
  /** Shows transaction hashes in full, for printing. */
  readonly isFull?: boolean
  /** Returns the amount that a payment counted for in the currency of the order, or null if nothing needs to be said. */
  readonly counted?: (payment: Payment) => string | null
}

const noCountedAmount = () => null

const Counted = ({ amount }: { readonly amount: string | null }) => {
  const { t } = useTranslation("orders")
  return amount === null ? null : <NoWrapText figure="payment.counted">{t("payments.counted", { amount })}</NoWrapText>
}

/** Lists payments with their amount, method, time and transaction. */
export const PaymentList = ({ payments, isFull, counted = noCountedAmount }: Props) => {
  const { t } = useTranslation("orders")
  const method = ({ paymentType, currencyId }: Payment) =>
    paymentType === "Crypto" && (currencyId === "btc" || currencyId === "eth")
      ? t(`coins.${currencyId}`)
      : t(`payments.types.${paymentType}`)
  return (
    <ul className={patterns.stack}>
      {listEntriesWithGaps(payments).map((payment, place) =>
        payment === null ? (
          <li key={`unreadable/${place}`}>
            <UnreadableEntry />
          </li>
        ) : (
          <li key={payment.id} className={patterns.line} data-figure-of={payment.id}>
            <strong>
              <Amount figure="payment.amount" value={payment.amount} currency={payment.currencyId} />
            </strong>
            <Counted amount={counted(payment)} />
            <span>
              <span>{method(payment)}</span> <span>·</span> <DateText instant={payment.createDate} showsTime />
            </span>
            {payment.late && <span>{t("payments.late")}</span>}
            {payment.externalId !== null && (
              <ExplorerLink
                currencyId={payment.currencyId}
                kind="transaction"
                value={payment.externalId}
                isFull={isFull}
              />
            )}
          </li>
        ),
      )}
    </ul>
  )
}

/**
 * Lists the payments that arrived for the order. If the money was more than the order cost, a note below the list says how much
 * of it bought more power.
 */
export const OrderPayments = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const payments = listArrivedPayments(order)
  if (countEntries(payments) === 0) return null
  const spent = calculateSpentOverpayment(order)
  const inCurrency = (amount: Decimal | null) => amount && format.amount(amount, order.currencyId)
  return (
    <Panel title={t("payments.title")}>
      <PaymentList payments={payments} counted={(payment) => inCurrency(findAppliedAmount(order, payment))} />
      {spent !== null && (
        <p data-figure="order.overpaymentSpent">{t("payments.overpaymentSpent", { amount: inCurrency(spent) })}</p>
      )}
    </Panel>
  )
}
