import type { CallFailed } from "./failure"
import { timing } from "./timing"

/** Polls of one page that brought no answer, and what the server asked for last. */
export interface PollTrouble {
  /** In a row. */
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

/** After this many failed polls in a row a hint says so. */
export const pollFailuresBeforeHint = 3

/** Twice as long after each failure, up to a minute; longer only when the server asks for it. */
export const nextPollDelay = (usual: number, { failures, retryAfter }: PollTrouble): number =>
  Math.max(Math.min(usual * 2 ** failures, timing.pollCeiling), (retryAfter ?? 0) * 1_000)
