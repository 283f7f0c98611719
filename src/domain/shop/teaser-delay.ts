import { timing } from "#domain/shared/timing.ts"

/** Returns the milliseconds until the next purchase appears. `random` is a number from 0 up to, but not including, 1. */
export const calculateTeaserDelay = (isFirst: boolean, random: number): number => {
  const [minDelay, maxDelay] = isFirst
    ? ([timing.teaserFirstMin, timing.teaserFirstMax] as const)
    : ([timing.teaserNextMin, timing.teaserNextMax] as const)
  return minDelay + Math.round((maxDelay - minDelay) * Math.min(Math.max(random, 0), 1))
}
