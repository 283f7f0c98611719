import { useTranslation } from "react-i18next"
import { entriesWithGaps, entryCount, type DecodedEntries } from "#domain/shared/entries.ts"
import type { Order, Payment } from "#domain/orders/order.ts"
import { Amount, UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ExplorerLink } from "#ui/kit/actions/explorer-link.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly payments: DecodedEntries<Payment>
  /** On paper the transaction is whole. */
  readonly whole?: boolean
  /** What a payment is worth in the currency of the order. */
  readonly worth?: string | null
}

/** Payments, each with its transaction. */
export const PaymentList = ({ payments, whole, worth = null }: Props) => {
  const { t } = useTranslation("orders")
  const method = ({ paymentType, currencyId }: Payment) =>
    paymentType === "Crypto" && (currencyId === "btc" || currencyId === "eth")
      ? t(`coins.${currencyId}`)
      : t(`payments.types.${paymentType}`)
  return (
    <ul className={patterns.stack}>
      {entriesWithGaps(payments).map((payment, place) =>
        payment === null ? (
          <li key={`unreadable/${place}`}>
            <UnreadableEntry />
          </li>
        ) : (
          <li key={payment.id} className={patterns.line}>
            <strong>
              <Amount value={payment.amount} currency={payment.currencyId} />
            </strong>
            {worth !== null && <UnbrokenText>{t("payments.worth", { amount: worth })}</UnbrokenText>}
            <span>
              <span>{method(payment)}</span> <span>·</span> <DateText at={payment.createDate} time />
            </span>
            {payment.late && <span>{t("payments.late")}</span>}
            {payment.externalId !== null && (
              <ExplorerLink
                currencyId={payment.currencyId}
                kind="transaction"
                value={payment.externalId}
                whole={whole}
              />
            )}
          </li>
        ),
      )}
    </ul>
  )
}

export const OrderPayments = ({ order: { payments, currencyId, receivedAmount } }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const count = entryCount(payments)
  if (count === 0) return null
  // The order knows only the worth of all of them.
  const isWorthKnown = count === 1 && payments[0]?.currencyId !== currencyId
  return (
    <Panel title={t("payments.title")}>
      <PaymentList payments={payments} worth={isWorthKnown ? format.amount(receivedAmount, currencyId) : null} />
    </Panel>
  )
}
