import { useTranslation } from "react-i18next"
import { isStaking } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useNow } from "#ui/shared/use-now.ts"

type PurchasedOrder = Pick<Order, "stateUpdate" | "items">

const day = 24 * 60 * 60 * 1_000

/**
 * The maximum number of days from the purchase to the first payout. Mining pays within 24 hours, and a stake accrues within a few
 * days.
 */
const maxDays = { payout: 1, accrual: 4 }

/** Returns the latest time of the first payout of a completed order, or null if the time of the purchase is unknown. */
export const calculateFirstPayoutDeadline = (order: PurchasedOrder): Instant | null =>
  order.stateUpdate === null
    ? null
    : new Date(Date.parse(order.stateUpdate) + maxDays[isStaking(order) ? "accrual" : "payout"] * day).toISOString()

export const isFirstPayoutAhead = (order: PurchasedOrder, now: Instant): boolean => {
  const by = calculateFirstPayoutDeadline(order)
  return by !== null && Date.parse(now) < Date.parse(by)
}

/** Returns the texts about the first payout of a completed order, or null until the server's time is known. */
export const useFirstPayout = (order: Order) => {
  const { t } = useTranslation()
  const format = useFormatters()
  const now = useNow()
  if (now === null) return null
  const isStake = isStaking(order)
  return {
    isAhead: isFirstPayoutAhead(order, now),
    text: t(isStake ? "firstPayout.staking" : "firstPayout.text"),
    /** The note on a stake contains no date, because the shop promises its first accrual only within a few days. */
    note: isStake
      ? t("firstPayout.soon")
      : t("firstPayout.by", { date: format.near(calculateFirstPayoutDeadline(order)) }),
  }
}
