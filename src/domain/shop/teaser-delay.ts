import { timing } from "#domain/shared/timing.ts"

/** Returns the milliseconds until the next purchase is shown. `chance` is at least 0 and less than 1. */
export const teaserDelay = (isFirst: boolean, chance: number): number => {
  const [least, most] = isFirst
    ? ([timing.teaserFirstMin, timing.teaserFirstMax] as const)
    : ([timing.teaserNextMin, timing.teaserNextMax] as const)
  return least + Math.round((most - least) * Math.min(Math.max(chance, 0), 1))
}
