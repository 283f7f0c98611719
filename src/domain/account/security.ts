import { Schema } from "effect"
import { Count, listPageSchema } from "#domain/shared/entries-wire.ts"
import { CoinWire, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { optionalField, withFallback, Instant, literalOrUnknown } from "#domain/shared/schema.ts"

/** The response to GET /profile/protection: the account's security measures. Null marks a measure that the operator does not offer. */
export const Protection = Schema.Struct({
  hasPassword: Schema.Boolean,
  tfaEnabled: Schema.Boolean,
  emailConfirmed: withFallback(Schema.Boolean, true),
  /** The number of unused recovery codes. The server may also send null for an account without two-factor. */
  recoveryCodes: optionalField(Count),
  passkeys: optionalField(Count),
  /** The number of browsers that are signed in. */
  sessions: optionalField(Count),
  isAddressBookOn: optionalField(Schema.Boolean),
})
export type Protection = typeof Protection.Type

/** A browser that is signed in to the account (docs/api.md, "sessions"). */
export const ActiveSession = Schema.Struct({
  id: Schema.String,
  /** The usual name of the browser, such as "Firefox". */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** The ISO 3166-1 code of the country. Null unless the operator's proxy can determine it. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
  /** The time of the last use, with a precision of 15 minutes. */
  lastSeen: optionalField(Instant),
  /** True for the session that makes the request. */
  isCurrent: withFallback(Schema.Boolean, false),
})
export type ActiveSession = typeof ActiveSession.Type

/** The response to GET /profile/sessions. */
export const ActiveSessions = listPageSchema(ActiveSession)
export type ActiveSessions = typeof ActiveSessions.Type

export interface SessionRevocation {
  /** The id of the session to end. Null to end all sessions but the current one. */
  readonly sessionId: string | null
  /** The current password of the account. */
  readonly password: string
}

/** The types of events that this build knows (docs/api.md, "securityLog"). */
const securityEventTypes = [
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

const CancelledWithdrawal = Schema.Struct({ amount: DecimalFromWire, currencyId: CoinWire, address: Schema.String })

export const SecurityEvent = Schema.Struct({
  id: Schema.String,
  /** "unknown" marks a type that is newer than this build. */
  type: literalOrUnknown(securityEventTypes),
  /** The browser that caused the event, named like that of a session. Null if the server does not know it. */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** The ISO 3166-1 code of the country. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
  /** The withdrawal that was cancelled when the owner recovered the account. */
  withdrawal: optionalField(CancelledWithdrawal),
})
export type SecurityEvent = typeof SecurityEvent.Type

/** The response to GET /profile/events, with the newest event first. */
export const SecurityEvents = listPageSchema(SecurityEvent)
export type SecurityEvents = typeof SecurityEvents.Type
