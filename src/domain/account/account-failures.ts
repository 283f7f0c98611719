import type { TaggedFailure, CallFailed } from "#domain/shared/failure.ts"

/** The current password, which every protected change requires, is wrong. */
export type IncorrectPassword = TaggedFailure<"IncorrectPassword">
export type WrongCode = TaggedFailure<"WrongCode">
export type CodeUsed = TaggedFailure<"CodeUsed">
/** Two-factor needs a confirmed e-mail address. */
export type EmailNotConfirmed = TaggedFailure<"EmailNotConfirmed">
/** Two-factor already has the requested state, because another tab changed it first. */
export type AlreadyInRequestedState = TaggedFailure<"AlreadyInRequestedState">

/** The e-mail address was never confirmed. `message` is the server's text in the customer's language. */
export interface UserNotVerified {
  readonly _tag: "UserNotVerified"
  readonly message: string | null
}
/** POST /signup and the confirmation of a new address refuse a registered address with 409. */
export type AlreadyRegistered = TaggedFailure<"AlreadyRegistered">
/** The address of the page contains no token. */
export type NoToken = TaggedFailure<"NoToken">
/** The server refuses the link with 400, because it has expired. */
export type OldToken = TaggedFailure<"OldToken">
/** The server refuses the link with 409, because the address is confirmed already. */
export type AlreadyConfirmed = TaggedFailure<"AlreadyConfirmed">
/** The server refuses the link that undoes a change of the address with 409, because the link was used before. */
export type AlreadyUndone = TaggedFailure<"AlreadyUndone">
/** The server refuses the confirmation with 409, because this browser is not signed in to the account. */
export type OwnershipUnknown = TaggedFailure<"OwnershipUnknown">

export interface EmailLinkToken {
  readonly token: string
}

/** The failures of following a link from an e-mail. Each kind of link has some of them. */
export type EmailLinkFailure = OldToken | AlreadyConfirmed | AlreadyUndone | AlreadyRegistered | CallFailed
