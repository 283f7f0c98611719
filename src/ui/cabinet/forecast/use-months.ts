import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale } from "../../../domain/shared/currency"
import type { ForecastMonth } from "../../../domain/cabinet/forecast"

/** Names of months with their year, in the interface locale. */
export const useMonthNames = () => {
  const { i18n } = useTranslation()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" })
    // Omits the word for "year" that some languages add: space below a chart is short.
    const nameOf = ({ year, month }: ForecastMonth) =>
      formatter
        .formatToParts(new Date(Date.UTC(year, month - 1)))
        .filter(({ type }) => type !== "literal")
        .map(({ value }) => value)
        .join("\u00a0")
    return (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<string> => months.map(nameOf)
  }, [locale])
}
