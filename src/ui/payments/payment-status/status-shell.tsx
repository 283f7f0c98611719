import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isCompleting } from "#domain/payments/card-status.ts"
import { isConfirming } from "#domain/payments/payment-status.ts"
import type { WatchedOrder } from "#machines/payments/watched-order.ts"
import { BonusWindow } from "#ui/shop/bonus-window/bonus-window.tsx"
import { TooSlowForBonus } from "#ui/shop/bonus-window/too-slow-for-bonus.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/payments/payment-methods/payment.module.css"
import { OrderSummary } from "./order-summary.tsx"
import { PaymentPage } from "./payment-page.tsx"
import { PollingIndicator } from "./polling.tsx"

interface Props {
  readonly watched: WatchedOrder
  /** What the page waits for. */
  readonly waiting: string
  readonly children: ReactNode
  /** After what says that the page polls. */
  readonly footer?: ReactNode
}

/** An unpaid order, which is polled: payment details on one side, the order on the other. */
export const StatusShell = ({ watched: { order, poll }, waiting, children, footer }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment" wide>
      <div className={css.sides}>
        <OrderSummary order={order} />
        <div className={css.main}>
          <BonusWindow order={order} />
          <TooSlowForBonus order={order} paymentType={order.currentPaymentType?.paymentType} />
          {children}
          <PollingIndicator waiting={waiting} poll={poll} />
          {footer}
          {/* A part that is paid offers it among its options. */}
          {!isCompleting(order) && !isConfirming(order) && order.state !== "UnderPaid" && (
            <p className={css.actions}>
              <TextLink href={paths.buyMethod(order.id)}>{t("crypto.change")}</TextLink>
            </p>
          )}
        </div>
      </div>
    </PaymentPage>
  )
}
