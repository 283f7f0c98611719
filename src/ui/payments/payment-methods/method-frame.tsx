import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { PaymentPage } from "#ui/payments/payment-status/payment-page.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly email: string | null
  readonly order?: Order | null
  readonly children: ReactNode
}

/** The page around the payment methods, with the payer and the order if these are known. */
export const MethodFrame = ({ email, order, children }: Props) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("methods.title")} step="method" aside={order && <OrderSummary order={order} />}>
      {children}
      {email !== null && <p className={patterns.quiet}>{t("methods.header", { email })}</p>}
    </PaymentPage>
  )
}
