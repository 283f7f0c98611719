import { useTranslation } from "react-i18next"
import { entriesWithGaps, entryCount, type DecodedEntries } from "#domain/shared/entries.ts"
import type { Order, Payment } from "#domain/orders/order.ts"
import { receivedPercent, receivedSums } from "#domain/payments/payment-status.ts"
import { decimal } from "#domain/shared/money.ts"
import { unpaidAmount } from "#domain/payments/settlement.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import payment from "#ui/payments/payment-methods/payment.module.css"
import css from "./crypto-status.module.css"
import { TransactionLink } from "./transaction-link.tsx"

/** A part has come in. */
export const Underpaid = () => (
  <Notice kind="warn" live>
    <p>{useTranslation("pay").t("crypto.underpaid")}</p>
  </Notice>
)

/** What was received, in whatever it came, and the outstanding amount, in the buyer's currency too. */
export const ReceivedAmount = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const invoice = order.invoice!
  const percent = receivedPercent(order)
  return (
    <div className={css.payments}>
      <ShareBar label={t("crypto.progress")} share={Number(percent)} text={format.percent(decimal(percent))} />
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
            value: (
              <>
                <Amount value={invoice.remainAmount} currency={invoice.currencyId} />
                {invoice.currencyId !== order.currencyId && (
                  <div className={payment.small}>
                    {t("methods.about", { amount: format.amount(unpaidAmount(order), order.currencyId) })}
                  </div>
                )}
              </>
            ),
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
