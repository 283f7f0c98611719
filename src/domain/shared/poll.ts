import type { CallFailed } from "./failure.ts"
import { timing } from "./timing.ts"

/** The number of consecutive failed polls of a page, and the last Retry-After. */
export interface PollBackoff {
  readonly failures: number
  /** The last Retry-After in seconds. */
  readonly retryAfter: number | null
}

export const noPollTrouble: PollBackoff = { failures: 0, retryAfter: null }

export const afterFailedPoll = (
  before: PollBackoff,
  failure: { readonly _tag: string } | CallFailed | null,
): PollBackoff => ({
  failures: before.failures + 1,
  retryAfter: failure !== null && "retryAfter" in failure ? failure.retryAfter : null,
})

/** The state of a page's polling. */
export interface PollStatus {
  readonly step: "waiting" | "fetching" | "paused" | "offline"
  readonly failures: number
}
export const firstPollStatus: PollStatus = { step: "waiting", failures: 0 }

/** The number of consecutive failures after which a hint appears. */
export const pollFailuresBeforeHint = 3

/**
 * Returns the milliseconds until the next poll. The delay doubles after each failure, up to a minute. Only Retry-After can make it longer.
 */
export const nextPollDelay = (usual: number, { failures, retryAfter }: PollBackoff): number =>
  Math.max(Math.min(usual * 2 ** failures, timing.maxPollInterval), (retryAfter ?? 0) * 1_000)
