import { useTranslation } from "react-i18next"
import { isTooSlowForBonus } from "../../domain/bonus"
import type { PaymentType } from "../../domain/invoice"
import type { Order } from "../../domain/order"
import { Notice } from "../kit/notice"

interface Props {
  readonly order: Pick<Order, "bonus">
  readonly paymentType: PaymentType | undefined
}

/** Says, before a customer pays by transfer, that the bonus cannot be kept. */
export const TooSlowForBonus = ({ order, paymentType }: Props) => {
  const { t } = useTranslation("pay")
  if (paymentType === undefined || !isTooSlowForBonus(order, paymentType)) return null
  return (
    <Notice kind="warn" live>
      <p>{t("methods.tooSlowForBonus")}</p>
    </Notice>
  )
}
