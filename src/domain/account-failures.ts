import type { Named } from "./failure"

/** The address was never confirmed. The server's words, in the person's language. */
export interface UserNotVerified {
  readonly _tag: "UserNotVerified"
  readonly message: string | null
}
/** 409 of the sign-up. */
export type AlreadyRegistered = Named<"AlreadyRegistered">
/** The page was opened without a token. */
export type NoToken = Named<"NoToken">
/** 400 of the confirmation: the link has expired. */
export type OldToken = Named<"OldToken">
/** 409 of the confirmation. */
export type AlreadyConfirmed = Named<"AlreadyConfirmed">
/** 409 of the confirmation in a browser that is not signed in to the account. */
export type OwnershipUnknown = Named<"OwnershipUnknown">
