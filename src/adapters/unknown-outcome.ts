import type { CallFailed, CallFailureReason, TaggedFailure } from "../domain/failure"
import { taggedFailure } from "../domain/failure"
import type { ServerRefusal } from "./api"

const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/** The request may have reached the server: whether it was done, nobody knows; null when it surely was not. An error of the server's own is told as one. */
export const lostAnswer = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null =>
  error._tag === "CallFailed" && onTheWay.has(error.reason) ? taggedFailure("AnswerLost") : null

/** Where something is made, or money moves: a server that broke over it may have done it all the same. */
export const unknownOutcome = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null =>
  error._tag === "CallFailed" && error.reason === "server" ? taggedFailure("AnswerLost") : lostAnswer(error)
