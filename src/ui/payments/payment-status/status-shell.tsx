import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isCompleting } from "#domain/payments/card-status.ts"
import { isConfirming } from "#domain/payments/payment-status.ts"
import type { Order } from "#domain/orders/order.ts"
import { BonusWindow } from "#ui/shop/bonus-window/bonus-window.tsx"
import { TooSlowForBonus } from "#ui/shop/bonus-window/too-slow-for-bonus.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/payments/payment-methods/payment.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { ReceivedPayments } from "#ui/payments/crypto-status/received.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { PaymentPage } from "./payment-page.tsx"

interface Props {
  readonly order: Order
  readonly children: ReactNode
}

/** An unpaid order, which is polled: payment details on one side, the order and what has come in for it on the other. */
export const StatusShell = ({ order, children }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment" wide>
      <div className={css.sides}>
        <div className={css.main}>
          <BonusWindow order={order} />
          <TooSlowForBonus order={order} paymentType={order.currentPaymentType?.paymentType} />
          {children}
          {/* A part that is paid offers it among its options. */}
          {!isCompleting(order) && !isConfirming(order) && order.state !== "UnderPaid" && (
            <p className={`${patterns.line} ${css.actions}`}>
              <TextLink href={paths.buyMethod(order.id)}>{t("crypto.change")}</TextLink>
            </p>
          )}
        </div>
        <div className={css.aside}>
          <OrderSummary order={order} />
          <ReceivedPayments payments={order.payments} />
        </div>
      </div>
    </PaymentPage>
  )
}
