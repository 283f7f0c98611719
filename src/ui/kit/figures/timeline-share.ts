import type { Instant } from "../../../domain/shared/schema"

/** The elapsed share of the period, in whole percent. */
export const timelineShare = (start: Instant, end: Instant, now: Instant): number => {
  const [from, to, at] = [Date.parse(start), Date.parse(end), Date.parse(now)]
  if (to <= from) return 100
  return Math.round(Math.min(Math.max((at - from) / (to - from), 0), 1) * 100)
}
