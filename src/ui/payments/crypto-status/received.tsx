import { useTranslation } from "react-i18next"
import type { Payment } from "#domain/orders/order-money.ts"
import type { Order } from "#domain/orders/order.ts"
import { calculateUnpaidAmount } from "#domain/orders/settlement.ts"
import { calculateReceivedPercent, sumReceivedAmounts } from "#domain/payments/payment-status.ts"
import { countEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import { decimal } from "#domain/shared/money.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { formatReceivedSums } from "#ui/orders/format-received-sums.ts"
import { PaymentList } from "#ui/orders/order-page/order-payments.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

/** Shows the received amount in each of its currencies, and the remaining cost. */
export const ReceivedAmount = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  const percent = calculateReceivedPercent(order)
  const unpaidText = format.amount(calculateUnpaidAmount(order), order.currencyId)
  const received = formatReceivedSums(order, format)
  const coins = sumReceivedAmounts(order).filter(({ currencyId }) => currencyId !== order.currencyId)
  return (
    <div className={patterns.stack}>
      <ShareBar label={t("crypto.progress")} share={Number(percent)} text={format.percent(decimal(percent))} />
      <KeyValues
        items={[
          {
            label: t("crypto.received"),
            value: (
              <>
                <div data-figure="order.received">{received}</div>
                {coins.map(({ amount, currencyId }) => (
                  <div key={currencyId} className={patterns.note}>
                    <Amount figure="order.paid" value={amount} currency={currencyId} />
                  </div>
                ))}
              </>
            ),
          },
          {
            figure: "order.unpaid",
            label: t("crypto.remaining"),
            value: unpaidText,
          },
        ]}
      />
    </div>
  )
}

/** Lists the payments that have arrived. Renders nothing if there are none. */
export const ReceivedPayments = ({ payments }: { readonly payments: DecodedEntries<Payment> }) => {
  const { t } = useTranslation("pay")
  if (countEntries(payments) === 0) return null
  return (
    <Panel title={t("crypto.payments")}>
      <PaymentList payments={payments} />
    </Panel>
  )
}
