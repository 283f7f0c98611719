import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isCompleting } from "../../../domain/payments/card-status"
import type { Order } from "../../../domain/orders/order"
import { isConfirming } from "../../../domain/payments/payment-status"
import { BonusWindow } from "../../shop/bonus-window/bonus-window"
import { TooSlowForBonus } from "../../shop/bonus-window/too-slow-for-bonus"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import css from "../payment-methods/payment.module.css"
import { OrderSummary } from "./order-summary"
import { PaymentPage } from "./payment-page"

interface Props {
  readonly order: Order
  readonly children: ReactNode
}

/** An unpaid order: payment details on one side, the order on the other. */
export const StatusPage = ({ order, children }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment" wide>
      <div className={css.sides}>
        <div className={css.main}>
          <BonusWindow order={order} />
          <TooSlowForBonus order={order} paymentType={order.currentPaymentType?.paymentType} />
          {children}
          {!isCompleting(order) && !isConfirming(order) && (
            <p className={css.actions}>
              <TextLink href={paths.buyMethod(order.id)}>{t("crypto.change")}</TextLink>
            </p>
          )}
        </div>
        <OrderSummary order={order} />
      </div>
    </PaymentPage>
  )
}
