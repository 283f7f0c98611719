import type { TFunction } from "i18next"

/** The two largest units of a wait. Hours are rounded up to the minute: an early retry would be refused. */
const partsOf = (seconds: number) => {
  if (seconds < 3_600)
    return [
      ["minutes", Math.floor(seconds / 60)],
      ["seconds", seconds % 60],
    ] as const
  const minutes = Math.ceil(seconds / 60)
  return [
    ["hours", Math.floor(minutes / 60)],
    ["minutes", minutes % 60],
  ] as const
}

/** The words after "in": 59 → "59 seconds", 61 → "1 minute 1 second", 86399 → "24 hours". Empty at zero. */
export const waitDurationText = (t: TFunction, seconds: number): string =>
  partsOf(seconds)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(`failure.in.${unit}`, { count }))
    .join(" ")
