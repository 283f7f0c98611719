import { useTranslation } from "react-i18next"
import { entriesWithGaps, entryCount, type DecodedEntries } from "#domain/shared/entries.ts"
import type { Order, Payment } from "#domain/orders/order.ts"
import { receivedPercent, receivedSums } from "#domain/payments/payment-status.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import css from "./crypto-status.module.css"
import { TransactionLink } from "./transaction-link.tsx"

/** What was received, in whatever it came, and the outstanding amount. */
export const ReceivedAmount = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const invoice = order.invoice!
  return (
    <div className={css.payments}>
      <progress className={css.bar} max={100} value={receivedPercent(order)} aria-label={t("crypto.progress")} />
      <KeyValues
        items={[
          {
            label: t("crypto.received"),
            value: receivedSums(order).map(({ amount, currencyId }) => (
              <div key={currencyId}>
                <Amount value={amount} currency={currencyId} />
              </div>
            )),
          },
          {
            label: t("crypto.remaining"),
            value: <Amount value={invoice.remainAmount} currency={invoice.currencyId} />,
          },
        ]}
      />
    </div>
  )
}

export const ReceivedPayments = ({ payments }: { readonly payments: DecodedEntries<Payment> }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  if (entryCount(payments) === 0) return null
  return (
    <Panel title={t("crypto.payments")}>
      <ul className={css.payments}>
        {entriesWithGaps(payments).map((payment, place) =>
          payment === null ? (
            <li key={`unreadable/${place}`}>
              <UnreadableEntry />
            </li>
          ) : (
            <li key={payment.id}>
              <Amount value={payment.amount} currency={payment.currencyId} /> <span>·</span>{" "}
              <span>{format.dateTime(payment.createDate)}</span>
              {payment.late && <div>{t("crypto.late")}</div>}
              <div>
                <code>
                  <TransactionLink payment={payment} />
                </code>
              </div>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
