export interface DemoAvailabilityFacts {
  /** The visitor's `allow_demo`; undefined if not set. */
  readonly allowDemo: boolean | undefined
  readonly hasCode: boolean
  /** Looking around already. */
  readonly isDemo: boolean
}

/** Allowed by `allow_demo`, or without it when there is no referral code. Visitors already in the demo stay. */
export const isDemoAvailable = ({ allowDemo, hasCode, isDemo }: DemoAvailabilityFacts): boolean =>
  isDemo || allowDemo === true || (allowDemo === undefined && !hasCode)
