import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import {
  sumPayments,
  listPaymentsForOrder,
  calculateReceiptAmounts,
  listRemainderCredits,
} from "#domain/orders/receipt.ts"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"

interface Props {
  readonly order: Order
}

/**
 * Shows the total received amount, its worth in the currency of the prices, and the use of the remainder. The total is omitted
 * for a single payment.
 */
export const ReceiptMoney = ({ order }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormatters()
  const { tolerance } = order
  const { currencyId: priced, received } = calculateReceiptAmounts(order, order.items[0]!)
  const sums = sumPayments(order)
  const isListed = listPaymentsForOrder(order).length === 1
  return (
    <KeyValues
      items={[
        !isListed && {
          label: t("receipt.paid"),
          value: sums.map(({ amount, currencyId }) => (
            <div key={currencyId}>
              <Amount figure="order.paid" value={amount} currency={currencyId} />
            </div>
          )),
        },
        sums.some(({ currencyId }) => currencyId !== priced) && {
          figure: "order.received",
          label: t("receipt.worth", { currency: priced.toUpperCase() }),
          value: format.amount(received, priced),
        },
        tolerance && {
          label: t("receipt.waived"),
          value: <Amount figure="order.waived" value={tolerance.amount} currency={tolerance.currencyId} />,
        },
        ...listRemainderCredits(order).map(({ amount, currencyId }) => ({
          label: t("receipt.credited", { coin: currencyId.toUpperCase() }),
          value: <Amount figure="order.credit" value={amount} currency={currencyId} />,
        })),
      ]}
    />
  )
}
