import { DateTime } from "luxon"
import type { Clock } from "#adapters/shared/clock.ts"
import { watchLocation } from "#adapters/site/location.ts"
import { parseHistoryQuery, type HistoryDates, type HistoryQuery } from "#domain/money/history-query.ts"
import type { CalendarDate } from "#domain/shared/date-range.ts"
import type { HistoryQueryChanged } from "#machines/money/history.machine.ts"

const iso = "yyyy-MM-dd"

const parseDate = (text: string | null): CalendarDate | null =>
  text !== null && DateTime.fromISO(text).toISODate() === text ? text : null

/** Returns the dates in the customer's own calendar. `now` is in milliseconds since 1970, by the server's clock. */
export const historyDatesAt = (now: number): HistoryDates => {
  const today = DateTime.fromMillis(now)
  return { today: today.toFormat(iso), monthsBack: today.minus({ months: 3 }).toFormat(iso) }
}

/** Parses the query of the history's URL. An invalid date counts as absent. */
export const readHistoryQuery = (search: string, days: HistoryDates): HistoryQuery => {
  const params = new URLSearchParams(search)
  return parseHistoryQuery(
    {
      operationType: params.get("operationType"),
      period: params.get("period"),
      start: parseDate(params.get("start")),
      end: parseDate(params.get("end")),
      coin: params.get("coin"),
      page: params.get("page"),
    },
    days,
  )
}

/** Reports the query of the history. Reports again when a response shows that the server's date differs from the device's. */
export const watchHistoryQuery = (browser: Window, { now, watch }: Pick<Clock, "now" | "watch">) =>
  watchLocation<HistoryQueryChanged>(
    browser,
    (search) => {
      const days = historyDatesAt(now())
      return { type: "query.changed", query: readHistoryQuery(search, days), days }
    },
    (listener) => {
      let { today } = historyDatesAt(now())
      return watch(() => {
        const next = historyDatesAt(now()).today
        if (next === today) return
        today = next
        listener()
      })
    },
  )
