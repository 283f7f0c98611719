import type { CallFailed, TaggedFailure } from "../shared/failure"
import type { WithdrawalRequest } from "./withdrawal"

/** The request may have reached the server; its outcome is unknown, and it blocks its coin. */
export interface AnswerLost {
  readonly _tag: "AnswerLost"
  readonly request: WithdrawalRequest
}

/** Nothing was sent: the outcome of an earlier request for this coin is unknown. */
export interface EarlierUnknown {
  readonly _tag: "EarlierUnknown"
  readonly request: WithdrawalRequest
}

/** A request was sent a second time, and the server did not get as far as saying what became of it. */
export interface StillUnknown {
  readonly _tag: "StillUnknown"
  readonly request: WithdrawalRequest
  readonly failure: CallFailed
}

/** `Demo` and `CallFailed`: this withdrawal was not made. */
export type WithdrawalFailure = AnswerLost | EarlierUnknown | StillUnknown | TaggedFailure<"Demo"> | CallFailed
