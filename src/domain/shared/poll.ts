import type { CallFailed } from "./failure.ts"
import { timing } from "./timing.ts"

/** The number of consecutive failed polls of a page, and the last Retry-After. */
export interface PollBackoff {
  readonly failures: number
  /** The Retry-After of the last failure in seconds, or null if the failure had none. */
  readonly retryAfter: number | null
}

export const noPollBackoff: PollBackoff = { failures: 0, retryAfter: null }

export const countFailedPoll = (
  before: PollBackoff,
  failure: { readonly _tag: string } | CallFailed | null,
): PollBackoff => ({
  failures: before.failures + 1,
  retryAfter: failure !== null && "retryAfter" in failure ? failure.retryAfter : null,
})

export interface PollStatus {
  readonly step: "waiting" | "fetching" | "paused" | "offline"
  readonly failures: number
}
export const firstPollStatus: PollStatus = { step: "waiting", failures: 0 }

/** The number of consecutive failed polls after which the page mentions the failures. */
export const pollFailuresBeforeHint = 3

/**
 * Returns the milliseconds until the next poll. `interval` is the delay without failures, in milliseconds. Every failure doubles the
 * delay, up to a minute. Only Retry-After can make it longer.
 */
export const calculateNextPollDelay = (interval: number, { failures, retryAfter }: PollBackoff): number =>
  Math.max(Math.min(interval * 2 ** failures, timing.maxPollInterval), (retryAfter ?? 0) * 1_000)
