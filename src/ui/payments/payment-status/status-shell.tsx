import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isCompleting } from "#domain/orders/card-status.ts"
import type { Order } from "#domain/orders/order.ts"
import { isConfirming } from "#domain/payments/payment-status.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { BonusWindow } from "#ui/orders/bonus-window/bonus-window.tsx"
import type { PaymentHeadProps } from "#ui/orders/payment-head/payment-head.tsx"
import { ReceivedPayments } from "#ui/payments/crypto-status/received.tsx"
import { TooSlowForBonus } from "#ui/payments/payment-methods/too-slow-for-bonus.tsx"
import { paths } from "#ui/site/paths.ts"
import { OrderSummary } from "./order-summary.tsx"
import { PaymentPage } from "./payment-page.tsx"

interface Props extends PaymentHeadProps {
  readonly order: Order
  readonly children?: ReactNode
}

/** The page of an unpaid order, whose machine polls the server: the state and the payment details, and the order at the side. */
export const StatusShell = ({ order, actions, children, ...head }: Props) => {
  const { t } = useTranslation("pay")
  // Hides the link to other methods for a partly paid order, because its own options include another method.
  const isChangeable = !isCompleting(order) && !isConfirming(order) && order.state !== "UnderPaid"
  return (
    <PaymentPage
      {...head}
      step="payment"
      aside={<OrderSummary order={order} />}
      actions={
        (Boolean(actions) || isChangeable) && (
          <>
            {actions}
            {isChangeable && (
              <TextLink kind="alone" href={paths.buyMethod(order.id)}>
                {t("crypto.change")}
              </TextLink>
            )}
          </>
        )
      }
    >
      <BonusWindow order={order} />
      <TooSlowForBonus order={order} paymentType={order.currentPaymentType?.paymentType} />
      {children}
      <ReceivedPayments payments={order.payments} />
    </PaymentPage>
  )
}
