import type { TaggedFailure, CallFailed } from "#domain/shared/failure.ts"

/** The present password, which every protected change needs, is another one. */
export type IncorrectPassword = TaggedFailure<"IncorrectPassword">
export type WrongCode = TaggedFailure<"WrongCode">
export type CodeUsed = TaggedFailure<"CodeUsed">
/** Two-factor needs a confirmed e-mail address. */
export type EmailNotConfirmed = TaggedFailure<"EmailNotConfirmed">
/** Two-factor has the requested state already: another tab was first. */
export type OutOfStep = TaggedFailure<"OutOfStep">

/** The address was never confirmed. The server's words, in the person's language. */
export interface UserNotVerified {
  readonly _tag: "UserNotVerified"
  readonly message: string | null
}
/** 409 of the sign-up. */
export type AlreadyRegistered = TaggedFailure<"AlreadyRegistered">
/** The page was opened without a token. */
export type NoToken = TaggedFailure<"NoToken">
/** 400 of the confirmation: the link has expired. */
export type OldToken = TaggedFailure<"OldToken">
/** 409 of the confirmation. */
export type AlreadyConfirmed = TaggedFailure<"AlreadyConfirmed">
/** 409 of the link that undoes a change of the address: it was used before. */
export type AlreadyUndone = TaggedFailure<"AlreadyUndone">
/** 409 of the confirmation in a browser that is not signed in to the account. */
export type OwnershipUnknown = TaggedFailure<"OwnershipUnknown">

/** The token in the link of a letter. */
export interface LetterToken {
  readonly token: string
}

/** Why following the link may fail; each kind of link knows some of these. */
export type LetterLinkFailure = OldToken | AlreadyConfirmed | AlreadyUndone | AlreadyRegistered | CallFailed
