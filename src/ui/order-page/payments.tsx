import { useTranslation } from "react-i18next"
import type { Payment } from "../../domain/order"
import { useFormat } from "../format"
import { DateText } from "../kit/date-text"
import { ExplorerLink } from "../kit/explorer-link"
import { Panel } from "../kit/panel"
import css from "./order-page.module.css"

interface Props {
  readonly payments: ReadonlyArray<Payment>
}

/** What was received for an order, each with its transaction. */
export const OrderPayments = ({ payments }: Props) => {
  const { t } = useTranslation("orders")
  const format = useFormat()
  if (payments.length === 0) return null
  return (
    <Panel title={t("payments.title")}>
      <ul className={css.payments}>
        {payments.map(({ id, amount, currencyId, createDate, paymentType, externalId, late }) => (
          <li key={id} className={css.payment}>
            <span className={css.amount}>{format.amount(amount, currencyId)}</span>
            <span>{t(`payments.types.${paymentType}`)} · <DateText at={createDate} time /></span>
            {late && <span>{t("payments.late")}</span>}
            {externalId !== null && <ExplorerLink currencyId={currencyId} kind="transaction" value={externalId} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
