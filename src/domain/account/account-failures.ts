import type { TaggedFailure, CallFailed } from "#domain/shared/failure.ts"

/** The refusal of a wrong current password, which every protected change requires. */
export type IncorrectPassword = TaggedFailure<"IncorrectPassword">
export type WrongCode = TaggedFailure<"WrongCode">
/** The refusal of a two-factor code that was used before. A code works only once. */
export type CodeUsed = TaggedFailure<"CodeUsed">
/** The refusal of two-factor for an account whose e-mail address is not confirmed. */
export type EmailNotConfirmed = TaggedFailure<"EmailNotConfirmed">
/** The refusal of a change to the state that two-factor already has, because another tab changed it first. */
export type AlreadyInRequestedState = TaggedFailure<"AlreadyInRequestedState">

/**
 * The refusal of a sign-in to an account whose e-mail address was never confirmed. `message` is the server's explanation in the
 * customer's language.
 */
export interface UserNotVerified {
  readonly _tag: "UserNotVerified"
  readonly message: string | null
}
/** The refusal (409) of a sign-up or of a new address if another account has the address. */
export type AlreadyRegistered = TaggedFailure<"AlreadyRegistered">
/** The failure of a page whose URL contains no token. */
export type NoToken = TaggedFailure<"NoToken">
/** The refusal (400) of a link that has expired. */
export type OldToken = TaggedFailure<"OldToken">
/** The refusal (409) of a link whose address is confirmed already. */
export type AlreadyConfirmed = TaggedFailure<"AlreadyConfirmed">
/** The refusal (409) of a used link that undoes a change of the address. */
export type AlreadyUndone = TaggedFailure<"AlreadyUndone">
/** The refusal (409) of a confirmation, because this browser is not signed in to the account. */
export type OwnershipUnknown = TaggedFailure<"OwnershipUnknown">

export interface EmailLinkToken {
  readonly token: string
}

/** The failures of a link from an e-mail. No kind of link has all of them. */
export type EmailLinkFailure = OldToken | AlreadyConfirmed | AlreadyUndone | AlreadyRegistered | CallFailed
