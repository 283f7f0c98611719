import type { CallFailed } from "../../domain/shared/failure"
import type { ServerRefusal } from "./api"

const conflictOf = (error: ServerRefusal | CallFailed): string | null =>
  error._tag === "Refused" && error.status === 409 ? error.code : null

/** The code of a 409 decides its meaning; any other shows the server's message. */
export const isConflict = (
  error: ServerRefusal | CallFailed,
  ...codes: readonly [string, ...ReadonlyArray<string>]
): boolean => codes.includes(conflictOf(error) ?? "")

/** A 409 without a code has the meaning that the specification gives it for this call. */
export const isConflictOrBare = (error: ServerRefusal | CallFailed, code: string): boolean =>
  [code, ""].includes(conflictOf(error) ?? "other")
