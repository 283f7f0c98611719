import { useTranslation } from "react-i18next"
import { entriesWithGaps, entryCount, type DecodedEntries } from "#domain/shared/entries.ts"
import type { Payment } from "#domain/orders/order.ts"
import { Amount, DateText } from "#ui/kit/figures/amount.tsx"
import { ExplorerLink } from "#ui/kit/actions/explorer-link.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import css from "./order-page.module.css"

interface Props {
  readonly payments: DecodedEntries<Payment>
}

/** Payments, each with its transaction; on paper that is whole. */
export const PaymentList = ({ payments, whole }: Props & { readonly whole?: boolean }) => {
  const { t } = useTranslation("orders")
  return (
    <ul className={css.payments}>
      {entriesWithGaps(payments).map((payment, place) =>
        payment === null ? (
          <li key={`unreadable/${place}`}>
            <UnreadableEntry />
          </li>
        ) : (
          <li key={payment.id} className={css.payment}>
            <span className={css.amount}>
              <Amount value={payment.amount} currency={payment.currencyId} />
            </span>
            <span>
              <span>{t(`payments.types.${payment.paymentType}`)}</span> <span>·</span>{" "}
              <DateText at={payment.createDate} time />
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

export const OrderPayments = ({ payments }: Props) => {
  const { t } = useTranslation("orders")
  if (entryCount(payments) === 0) return null
  return (
    <Panel title={t("payments.title")}>
      <PaymentList payments={payments} />
    </Panel>
  )
}
