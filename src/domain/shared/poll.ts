import type { CallFailed } from "./failure.ts"
import { timing } from "./timing.ts"

/** Failed polls of one page, and the last Retry-After. */
export interface PollTrouble {
  /** Failures in a row. */
  readonly failures: number
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | null
}

export const noPollTrouble: PollTrouble = { failures: 0, retryAfter: null }

export const afterFailedPoll = (
  before: PollTrouble,
  failure: { readonly _tag: string } | CallFailed | null,
): PollTrouble => ({
  failures: before.failures + 1,
  retryAfter: failure !== null && "retryAfter" in failure ? failure.retryAfter : null,
})

/** The polling of a page that waits for a change. */
export interface PollStatus {
  readonly step: "waiting" | "fetching" | "paused" | "offline"
  /** Failures in a row. */
  readonly failures: number
}
export const firstPollStatus: PollStatus = { step: "waiting", failures: 0 }

/** Failed polls in a row before a hint appears. */
export const pollFailuresBeforeHint = 3

/** Doubles after each failure, up to a minute; longer only by Retry-After. */
export const nextPollDelay = (usual: number, { failures, retryAfter }: PollTrouble): number =>
  Math.max(Math.min(usual * 2 ** failures, timing.maxPollInterval), (retryAfter ?? 0) * 1_000)
