import { useTranslation } from "react-i18next"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"

/** Returns a function that names a payment method: "Bitcoin", "SEPA transfer, EUR". */
export const useMethodName = () => {
  const { t } = useTranslation("pay")
  return ({ paymentType, currencyId }: PaymentMethodOption) => {
    if (paymentType === "unknown") return currencyId
    const coin =
      currencyId === "btc" || currencyId === "eth" || currencyId === "eth2" ? t(`coins.${currencyId}`) : currencyId
    return t(`methods.${paymentType}`, { coin, currency: currencyId.toUpperCase() })
  }
}
