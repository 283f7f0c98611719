import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "../../../domain/shared/currency"
import type { ForecastMonth } from "../../../domain/cabinet/forecast"

const dayMs = 86_400_000

/** Names of months in the interface locale: a calendar month with its year, any other with its first and last day. */
export const useMonthNames = () => {
  const { i18n } = useTranslation()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
    const formatter = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" })
    // Omits the word for "year" that some languages add: space below a chart is short.
    const nameOf = ({ year, month }: ForecastMonth) =>
      formatter
        .formatToParts(new Date(Date.UTC(year, month - 1)))
        .filter(({ type }) => type !== "literal")
        .map(({ value }) => value)
        .join("\u00a0")
    const spanOf = (start: string, end: string) =>
      days.formatRange(new Date(start), new Date(Date.parse(end) - dayMs)).replaceAll(/\s/g, "\u00a0")
    return {
      names: (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<string> =>
        months.map((month) =>
          month.startDate !== null && month.endDate !== null ? spanOf(month.startDate, month.endDate) : nameOf(month),
        ),
      /** Where space is short, the first day alone. */
      shortNames: (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<string> =>
        months.map((month) => (month.startDate === null ? nameOf(month) : days.format(new Date(month.startDate)))),
    }
  }, [locale])
}
