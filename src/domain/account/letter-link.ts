import type { CallFailed } from "#domain/shared/failure.ts"
import type { AlreadyConfirmed, AlreadyRegistered, AlreadyUndone, OldToken } from "./account-failures.ts"

/** Of the link of a letter. */
export interface LetterToken {
  readonly token: string
}

/** Why following the link may fail; each kind of link knows some of these. */
export type LetterLinkFailure = OldToken | AlreadyConfirmed | AlreadyUndone | AlreadyRegistered | CallFailed
