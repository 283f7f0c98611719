import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../domain/order"
import { useFormat } from "../format"
import { ButtonLink } from "../kit/button-link"
import { Notice } from "../kit/notice"
import { TextLink } from "../kit/text-link"
import { paths } from "../paths"
import css from "../payment-methods/payment.module.css"
import { OrderSummary } from "./order-summary"
import { PaymentPage } from "./payment-page"

interface Props {
  readonly order: Order
}

/** How the pages of each way to pay show an order that too much came in for. */
export type OverPaidScreen = (props: Props) => ReactNode

/** Completed, state set 99. */
export const PaymentSuccess = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("success.title")} step="done">
      <Notice kind="ok" live><p>{t("success.text")}</p></Notice>
      <OrderSummary order={order} />
      <p className={css.actions}>
        <ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink>
        <TextLink href={paths.contracts()}>{t("success.contracts")}</TextLink>
      </p>
    </PaymentPage>
  )
}

export const PaymentExpired = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (
    <PaymentPage title={t("expired.title")} step="payment">
      <Notice kind="warn" live>
        <p>{t("expired.text")}</p>
        {BigDecimal.isPositive(order.receivedAmount) && (
          <p>{t("expired.received", { received: format.amount(order.receivedAmount, order.currencyId) })}</p>
        )}
      </Notice>
      <OrderSummary order={order} />
      <p><ButtonLink href={paths.order(order.id)}>{t("expired.order")}</ButtonLink></p>
    </PaymentPage>
  )
}

export const PaymentUnknown = ({ order }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <Notice kind="info"><p>{t("status.unknown")}</p></Notice>
      <OrderSummary order={order} />
      <p><ButtonLink href={paths.cabinet()}>{t("status.cabinet")}</ButtonLink></p>
    </PaymentPage>
  )
}
