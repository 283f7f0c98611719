import type { CallFailed } from "../domain/failure"
import type { ServerRefusal } from "./api"

const conflictOf = (error: ServerRefusal | CallFailed): string | null =>
  error._tag === "Refused" && error.status === 409 ? error.code : null

/** A 409 means what its code says; any other is a failure in the server's words. */
export const isConflict = (
  error: ServerRefusal | CallFailed,
  ...codes: readonly [string, ...ReadonlyArray<string>]
): boolean => codes.includes(conflictOf(error) ?? "")

/** Where the specification gives a 409 a meaning of its own, one without a code has it. */
export const isConflictOrBare = (error: ServerRefusal | CallFailed, code: string): boolean =>
  [code, ""].includes(conflictOf(error) ?? "other")
