import type { Locale } from "#domain/shared/currency.ts"
import { translateTo } from "./translate.ts"

const units = [
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const

/**
 * Writes a duration as the object of the verb "wait". The unit is the largest one without a fraction, or seconds,
 * rounded up.
 */
export const formatDuration = (locale: Locale, milliseconds: number): string => {
  const [unit, size] = units.find((each) => milliseconds >= each[1] && milliseconds % each[1] === 0) ?? units[2]
  return translateTo(locale)(`duration.${unit}`, { count: Math.ceil(milliseconds / size) })
}
