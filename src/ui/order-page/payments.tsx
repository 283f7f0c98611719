import { useTranslation } from "react-i18next"
import type { Entries } from "../../domain/entries"
import { placesOf, sizeOf } from "../../domain/entries"
import type { Payment } from "../../domain/order"
import { useFormat } from "../format"
import { DateText } from "../kit/date-text"
import { ExplorerLink } from "../kit/explorer-link"
import { Panel } from "../kit/panel"
import { Unreadable } from "../kit/unreadable"
import css from "./order-page.module.css"

interface Props {
  readonly payments: Entries<Payment>
}

/** What was received for an order, each with its transaction. */
export const OrderPayments = ({ payments }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormat()
  if (sizeOf(payments) === 0) return null
  return (
    <Panel title={t("payments.title")}>
      <ul className={css.payments}>
        {placesOf(payments).map((payment, place) =>
          payment === null ? (
            <li key={`unreadable/${place}`}>
              <Unreadable />
            </li>
          ) : (
            <li key={payment.id} className={css.payment}>
              <span className={css.amount}>{format.amount(payment.amount, payment.currencyId)}</span>
              <span>
                {t(`payments.types.${payment.paymentType}`)} · <DateText at={payment.createDate} time />
              </span>
              {payment.late && <span>{t("payments.late")}</span>}
              {payment.externalId !== null && (
                <ExplorerLink currencyId={payment.currencyId} kind="transaction" value={payment.externalId} />
              )}
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
