import type { CallFailed, CallFailureReason, Named } from "../domain/failure"
import { named } from "../domain/failure"
import type { Refused } from "./api"

const onTheWay: ReadonlySet<CallFailureReason> = new Set(["offline", "timeout", "unavailable", "malformed"])

/** The request may have reached the server: whether it was done, nobody knows; null when it surely was not. An error of the server's own is told as one. */
export const lostAnswer = (error: Refused | CallFailed): Named<"AnswerLost"> | null =>
  error._tag === "CallFailed" && onTheWay.has(error.reason) ? named("AnswerLost") : null

/** Where something is made, or money moves: a server that broke over it may have done it all the same. */
export const doubtfulAnswer = (error: Refused | CallFailed): Named<"AnswerLost"> | null =>
  error._tag === "CallFailed" && error.reason === "server" ? named("AnswerLost") : lostAnswer(error)
