import type { Locale } from "#domain/shared/currency.ts"
import { wordsIn } from "./words.ts"

const units = [
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const

/** A duration in the largest unit that fits without a fraction, else in seconds, rounded up; an object of “wait”. */
export const durationIn = (locale: Locale, milliseconds: number): string => {
  const [unit, size] = units.find((each) => milliseconds >= each[1] && milliseconds % each[1] === 0) ?? units[2]
  return wordsIn(locale)(`duration.${unit}`, { count: Math.ceil(milliseconds / size) })
}
