import { useTranslation } from "react-i18next"
import { firstPayoutBy, isFirstPayoutAhead } from "#domain/orders/first-payout.ts"
import { isStaking, type Order } from "#domain/orders/order.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useNow } from "#ui/shared/use-now.ts"

/** When the first payout of a completed order comes; null while the time is not known. */
export const useFirstPayout = (order: Order) => {
  const { t } = useTranslation()
  const format = useFormatters()
  const now = useNow()
  if (now === null) return null
  const isStake = isStaking(order)
  return {
    isAhead: isFirstPayoutAhead(order, now),
    text: t(isStake ? "firstPayout.staking" : "firstPayout.text"),
    /** Of a stake no day is named. */
    note: isStake ? t("firstPayout.soon") : t("firstPayout.by", { date: format.dateTime(firstPayoutBy(order)) }),
  }
}
