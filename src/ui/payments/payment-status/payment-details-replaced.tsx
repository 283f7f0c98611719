import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import { isSamePaymentKind } from "../../../domain/payments/payment-status"
import { Button } from "../../kit/actions/button"
import { Notice } from "../../kit/feedback/notice"
import { StatusPage } from "./status-page"

interface Props {
  readonly order: Order
  /** The invoice whose payment details this page showed. */
  readonly shown: Order
  readonly offline: boolean
  readonly onAccept: () => void
  readonly children: ReactNode
}

/** Another tab changed the payment method: names the new one, and shows it on request. */
export const PaymentDetailsReplaced = ({ order, shown, offline, onAccept, children }: Props) => {
  const { t } = useTranslation("pay")
  const now = order.invoice ?? order.currentPaymentType
  const method = t(`switched.to.${now?.paymentType ?? "unknown"}`, {
    currency: order.invoice?.currencyId.toUpperCase() ?? "",
  })
  const isSame = order.invoice !== null && shown.invoice !== null && isSamePaymentKind(shown.invoice, order.invoice)
  return (
    <StatusPage order={order}>
      <Notice kind="warn" live>
        <p>
          <strong>{isSame ? t("switched.same") : t("switched.other", { method })}</strong>
        </p>
        <p>{t("switched.note")}</p>
      </Notice>
      <div>
        <Button disabled={offline} onClick={onAccept}>
          {t("switched.show")}
        </Button>
      </div>
      {children}
    </StatusPage>
  )
}
