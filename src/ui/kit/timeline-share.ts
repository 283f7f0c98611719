import type { Instant } from "../../domain/schema"

/** How much of the way from start to end has been gone by now, in whole percent. */
export const timelineShare = (start: Instant, end: Instant, now: Instant): number => {
  const [from, to, at] = [Date.parse(start), Date.parse(end), Date.parse(now)]
  if (to <= from) return 100
  return Math.round(Math.min(Math.max((at - from) / (to - from), 0), 1) * 100)
}
