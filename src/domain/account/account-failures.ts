import type { TaggedFailure, CallFailed } from "#domain/shared/failure.ts"

/** The current password, which every protected change requires, is wrong. */
export type IncorrectPassword = TaggedFailure<"IncorrectPassword">
export type WrongCode = TaggedFailure<"WrongCode">
export type CodeUsed = TaggedFailure<"CodeUsed">
/** Two-factor needs a confirmed e-mail address. */
export type EmailNotConfirmed = TaggedFailure<"EmailNotConfirmed">
/** Two-factor already has the requested state, because another tab changed it first. */
export type OutOfStep = TaggedFailure<"OutOfStep">

/** The e-mail address was never confirmed. `message` is the server's text in the customer's language. */
export interface UserNotVerified {
  readonly _tag: "UserNotVerified"
  readonly message: string | null
}
/** 409 of the sign-up. */
export type AlreadyRegistered = TaggedFailure<"AlreadyRegistered">
/** The page was opened without a token. */
export type NoToken = TaggedFailure<"NoToken">
/** 400 of the confirmation, because the link has expired. */
export type OldToken = TaggedFailure<"OldToken">
/** 409 of the confirmation. */
export type AlreadyConfirmed = TaggedFailure<"AlreadyConfirmed">
/** 409 of the link that undoes a change of the address, because the link was used before. */
export type AlreadyUndone = TaggedFailure<"AlreadyUndone">
/** 409 of the confirmation in a browser that is not signed in to the account. */
export type OwnershipUnknown = TaggedFailure<"OwnershipUnknown">

export interface LetterToken {
  readonly token: string
}

/** The failures of following a link from an e-mail. Each kind of link has some of them. */
export type LetterLinkFailure = OldToken | AlreadyConfirmed | AlreadyUndone | AlreadyRegistered | CallFailed
