import { daysInMonth } from "#domain/shared/schema.ts"
import { isSameSpan, type CalendarDate, type DateSpan, type HistoryDates } from "./history-query.ts"

export const historyPresets = ["last30Days", "thisMonth", "lastMonth", "thisYear"] as const
export type HistoryPreset = (typeof historyPresets)[number]

type Today = Pick<HistoryDates, "today">

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** `month`: 1 to 12. Days and months below their range belong to the month or year before. */
const dayOf = (year: number, month: number, day: number): CalendarDate => {
  if (month < 1) return dayOf(year - 1, month + 12, day)
  if (day < 1) return dayOf(year, month - 1, day + daysInMonth(year, month - 1))
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The dates of a preset, on the customer's calendar. */
export const presetSpan = (preset: HistoryPreset, { today }: Today): DateSpan => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number)
  switch (preset) {
    case "last30Days":
      return { start: dayOf(year, month, day - 29), end: today }
    case "thisMonth":
      return { start: dayOf(year, month, 1), end: today }
    case "lastMonth":
      return { start: dayOf(year, month - 1, 1), end: dayOf(year, month, 0) }
    case "thisYear":
      return { start: dayOf(year, 1, 1), end: today }
  }
}

/** The first preset with just these dates: in January, this month is this year too. */
export const presetOf = (span: DateSpan | null, days: Today): HistoryPreset | null =>
  historyPresets.find((preset) => isSameSpan(span, presetSpan(preset, days))) ?? null
