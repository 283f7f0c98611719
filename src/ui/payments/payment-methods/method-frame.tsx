import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { PaymentPage } from "#ui/payments/payment-status/payment-page.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The page around the payment methods, with the payer if known. */
export const MethodFrame = ({ email, children }: { readonly email: string | null; readonly children: ReactNode }) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("methods.title")} step="method" wide>
      {children}
      {email !== null && <p className={patterns.quiet}>{t("methods.header", { email })}</p>}
    </PaymentPage>
  )
}
