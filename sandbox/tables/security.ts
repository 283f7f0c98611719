import type { ColumnType, Generated, Selectable } from "kysely"
import type { CoinName, Nullable } from "./shared.ts"

/** Events that the security log of an account records. */
export const securityEventTypes = [
  "SignIn",
  "NewBrowser",
  "SignInFailed",
  "CodeRefused",
  "PasswordChanged",
  "TwoFactorEnabled",
  "TwoFactorDisabled",
  "RecoveryCodesCreated",
  "RecoveryCodeUsed",
  "ResetRequested",
  "ResetCancelled",
  "ResetDone",
  "EmailChanged",
  "PayoutAddressChanged",
  "AddressAdded",
  "AddressRemoved",
  "AddressBookOn",
  "AddressBookOff",
  "PasskeyAdded",
  "PasskeyRemoved",
  "SessionEnded",
  "OtherSessionsEnded",
  "DataExported",
  "AccountTakenBack",
  "WithdrawalCancelled",
  "IdentityChanged",
] as const
export type SecurityEventType = (typeof securityEventTypes)[number]

/**
 * Tokens of recovery e-mails and security e-mails. Only a token of a security e-mail has `warn_date` and `warned_email`, the e-mail's time
 * and recipient.
 */
export type RecoveryTokenTable = {
  hash: string
  user_id: string
  expire_date: Date
  used: Generated<boolean>
  warn_date: Nullable<Date>
  warned_email: Nullable<string>
}
/** Wrong passwords for an address, counted for strangers (`""`) and for each browser that the account knows. */
export type SignInAttemptTable = { email: string; device: string; failed: number; since: Date }
/**
 * Wrong second factors, counted for each session and known browser, for holders of an e-mail's link (`"letter"`), and for strangers (`""`).
 */
export type CodeAttemptTable = { user_id: string; source: string; failed: number; since: Date }
/** Hashed two-factor recovery codes. An older row has no salt, and its hash is SHA-256. */
export type RecoveryCodeTable = { user_id: string; hash: string; salt: Nullable<string>; use_date: Nullable<Date> }
/** Resets of two-factor. `end_date` is the time at which the reset was cancelled or took effect. */
export type TwoFactorResetTable = {
  id: string
  user_id: string
  cancel_hash: string
  due_date: Date
  end_date: Nullable<Date>
}
/**
 * A confirmed former address of the account. E-mails about security also go to this address, because a thief may have changed the current
 * one.
 */
export type FormerEmailTable = { user_id: string; email: string; until_date: Date }
/** Changes of e-mail addresses. The links of a change work until `due_date`. A customer's later change has a greater `id`. */
export type EmailChangeTable = {
  id: Generated<number>
  user_id: string
  old_email: string
  new_email: string
  due_date: Date
  confirm_hash: string
  /** The hash of the link that undoes the change, or null if the old address was not confirmed. */
  undo_hash: Nullable<string>
  confirm_date: Nullable<Date>
  /** The time when the change was cancelled or replaced, or expired before its confirmation. Null while the change is open. */
  end_date: Nullable<Date>
  undo_date: Nullable<Date>
}
/** Addresses of the address book. `replaces` is the address that is removed when this one becomes usable. */
export type SavedAddressTable = {
  id: string
  user_id: string
  coin: CoinName
  name: string
  address: string
  replaces: Nullable<string>
  available_date: Date
}
export type SecurityEventTable = {
  /** Ids follow the order of the events. */
  id: Generated<string>
  user_id: string
  type: SecurityEventType
  create_date: Date
  /** The browser that caused the event. Null if no browser did. */
  browser: Nullable<string>
  system: Nullable<string>
  country: Nullable<string>
  /** The cancelled withdrawal. Null for any other event. */
  operation_id: Nullable<string>
}
export type PasskeyTable = {
  id: string
  user_id: string
  /** The id that the authenticator gave the passkey, in base64url. */
  credential_id: string
  /** The public key in COSE format, as base64url. */
  public_key: string
  /** The number of uses that the authenticator has counted, or zero if the authenticator does not count. */
  counter: ColumnType<string, number, number>
  /** Transports by which a browser reaches the authenticator: "internal", "usb". */
  transports: string[]
  name: string
  create_date: Date
  use_date: Nullable<Date>
}
/** Unanswered challenges. `user_id` is the customer who may answer, or null for a sign-in. */
export type PasskeyChallengeTable = { hash: string; user_id: Nullable<string>; expire_date: Date }
/** Tickets for files that customers have not downloaded yet. `request` describes the file's content as JSON. */
export type ExportTicketTable = { hash: string; session_id: string; request: string; expire_date: Date }

export type RecoveryRequestTable = { email: string; asked: number; since: Date }

export type EmailChange = Selectable<EmailChangeTable>
