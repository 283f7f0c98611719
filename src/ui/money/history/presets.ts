import type { CalendarDate, DateSpan, HistoryDates } from "../../../domain/money/history-query"
import { isSameSpan } from "../../../domain/money/history-query"

export const historyPresets = ["last30Days", "thisMonth", "lastMonth", "thisYear"] as const
export type HistoryPreset = (typeof historyPresets)[number]

type Today = Pick<HistoryDates, "today">

/** Days and months beyond their range belong to the neighbouring month or year. */
const dayOf = (year: number, month: number, day: number): CalendarDate =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The dates of a preset, on the customer's calendar. */
export const presetSpan = (preset: HistoryPreset, { today }: Today): DateSpan => {
  const [year = 0, monthNumber = 1, day = 1] = today.split("-").map(Number)
  const month = monthNumber - 1
  switch (preset) {
    case "last30Days":
      return { start: dayOf(year, month, day - 29), end: today }
    case "thisMonth":
      return { start: dayOf(year, month, 1), end: today }
    case "lastMonth":
      return { start: dayOf(year, month - 1, 1), end: dayOf(year, month, 0) }
    case "thisYear":
      return { start: dayOf(year, 0, 1), end: today }
  }
}

/** The first preset with just these dates: in January, this month is this year too. */
export const presetOf = (span: DateSpan | null, days: Today): HistoryPreset | null =>
  historyPresets.find((preset) => isSameSpan(span, presetSpan(preset, days))) ?? null
