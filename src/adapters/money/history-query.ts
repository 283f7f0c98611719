import { DateTime } from "luxon"
import type { AnyEventObject } from "xstate"
import { fromCallback } from "xstate"
import type { CalendarDate, HistoryDates, HistoryQuery } from "../../domain/money/history-query"
import { parseHistoryQuery } from "../../domain/money/history-query"
import type { HistoryQueryChanged } from "../../machines/money/history/history.machine"

const navigations = ["popstate", "pushState", "replaceState"]

const iso = "yyyy-MM-dd"

const dateFrom = (text: string | null): CalendarDate | null =>
  text !== null && DateTime.fromFormat(text, iso).isValid ? text : null

/** The person's own calendar, by the server's clock. */
export const historyDatesAt = (now: number): HistoryDates => {
  const today = DateTime.fromMillis(now)
  return { today: today.toFormat(iso), monthsBack: today.minus({ months: 3 }).toFormat(iso) }
}

export const readHistoryQuery = (search: string, days: HistoryDates): HistoryQuery => {
  const params = new URLSearchParams(search)
  return parseHistoryQuery(
    {
      operationType: params.get("operationType"),
      period: params.get("period"),
      start: dateFrom(params.get("start")),
      end: dateFrom(params.get("end")),
      page: params.get("page"),
    },
    days,
  )
}

/** The query of this page, now and after each navigation; silent once the URL is another page's. */
export const watchHistoryQuery = (site: Window, now: () => number) =>
  fromCallback<AnyEventObject, undefined, HistoryQueryChanged>(({ sendBack }) => {
    const path = site.location.pathname
    const report = () => {
      if (site.location.pathname !== path) return
      const days = historyDatesAt(now())
      sendBack({ type: "query.changed", query: readHistoryQuery(site.location.search, days), days })
    }
    report()
    navigations.forEach((name) => site.addEventListener(name, report))
    return () => navigations.forEach((name) => site.removeEventListener(name, report))
  })
