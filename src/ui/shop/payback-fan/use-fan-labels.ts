import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import type { AxisLabel } from "./fan-axis.tsx"
import type { AnyFan } from "./use-fan-texts.ts"

interface Props {
  readonly fan: AnyFan
  readonly start: Instant
  readonly isBought: boolean
}

/**
 * Returns labels in the order of their importance: the day that covers the cost, the first and last days, and the months between
 * them.
 */
export const useFanLabels = ({ fan, start, isBought }: Props): ReadonlyArray<AxisLabel> => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { ticks, past, paidBackDay, feeTakesAllDay } = fan
  const { day: days, month: months } = ticks.at(-1)!
  const month = (day: number) => ({ day, text: format.month(addDays(start, day)) })
  const between = ticks.filter((tick) => tick.month === 6 || tick.month === 12)
  return [
    ...(paidBackDay === null ? [] : [{ day: paidBackDay, text: format.day(addDays(start, paidBackDay)), isDay: true }]),
    { day: past.at(-1)!.day, text: t("fan.now") },
    ...(feeTakesAllDay === null ? [] : [month(feeTakesAllDay)]),
    isBought ? month(days) : { day: days, text: format.count(months) },
    ...(isBought
      ? [month(0)]
      : between.map((tick) => ({ day: tick.day, text: t("fan.months", { count: tick.month }) }))),
  ]
}
