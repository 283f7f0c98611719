import { useTranslation } from "react-i18next"
import { isTooSlowForBonus } from "#domain/orders/bonus.ts"
import type { PaymentType } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"

interface Props {
  readonly order: Pick<Order, "bonus">
  readonly paymentType: PaymentType | undefined
}

/** Warns before a bank transfer that the bonus would expire before the money arrives. */
export const TooSlowForBonus = ({ order, paymentType }: Props) => {
  const { t } = useTranslation("pay")
  if (paymentType === undefined || !isTooSlowForBonus(order, paymentType)) return null
  return (
    <Notice kind="warn" isLive>
      {t("methods.tooSlowForBonus")}
    </Notice>
  )
}
