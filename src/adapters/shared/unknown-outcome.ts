import { taggedFailure, type CallFailed, type CallFailureReason, type TaggedFailure } from "#domain/shared/failure.ts"
import type { ServerRefusal } from "./api.ts"

const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/** The request may have reached the server, so its outcome is unknown. Null when it certainly did not; a 5xx stays a server error. */
export const lostAnswer = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null =>
  error._tag === "CallFailed" && !error.notExecuted && onTheWay.has(error.reason) ? taggedFailure("AnswerLost") : null

/** Calls that create something or move money: after a server error they may still have been executed. */
export const unknownOutcome = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null => {
  if (error._tag === "CallFailed" && error.notExecuted) return null
  return error._tag === "CallFailed" && error.reason === "server" ? taggedFailure("AnswerLost") : lostAnswer(error)
}
