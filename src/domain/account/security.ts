import { Schema } from "effect"
import { Count, listPageSchema } from "#domain/shared/entries-wire.ts"
import { CoinWire, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { optionalField, withFallback, Instant, literalOrUnknown } from "#domain/shared/schema.ts"

/** GET /profile/protection: what protects the account. Null is not offered. */
export const Protection = Schema.Struct({
  hasPassword: Schema.Boolean,
  tfaEnabled: Schema.Boolean,
  emailConfirmed: withFallback(Schema.Boolean, true),
  /** How many have not been used; null without two-factor too. */
  recoveryCodes: optionalField(Count),
  passkeys: optionalField(Count),
  /** Browsers that are signed in. */
  sessions: optionalField(Count),
  isAddressBookOn: optionalField(Schema.Boolean),
})
export type Protection = typeof Protection.Type

/** A browser that is signed in to the account (docs/api.md, "sessions"). */
export const OpenSession = Schema.Struct({
  id: Schema.String,
  /** The usual name of the browser, such as "Firefox". */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** The ISO 3166-1 code of the country; null unless the operator's proxy knows it. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
  /** The last use, within 15 minutes. */
  lastSeen: optionalField(Instant),
  /** The session of the caller. */
  isCurrent: withFallback(Schema.Boolean, false),
})
export type OpenSession = typeof OpenSession.Type

/** GET /profile/sessions. */
export const OpenSessions = listPageSchema(OpenSession)
export type OpenSessions = typeof OpenSessions.Type

export interface SessionsToEnd {
  /** Null: all but the present one. */
  readonly sessionId: string | null
  /** The present one of the account. */
  readonly password: string
}

/** Events of the security log (docs/api.md, "securityLog"). */
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

/** The withdrawal that an event is about. */
const CancelledWithdrawal = Schema.Struct({ amount: DecimalFromWire, currencyId: CoinWire, address: Schema.String })

export const SecurityEvent = Schema.Struct({
  id: Schema.String,
  /** Unknown: newer than this build. */
  type: literalOrUnknown(securityEventTypes),
  /** The browser that caused the event, as for a session; null when unknown. */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** The ISO 3166-1 code of the country. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
  /** Null unless it was cancelled when the account was taken back. */
  withdrawal: optionalField(CancelledWithdrawal),
})
export type SecurityEvent = typeof SecurityEvent.Type

/** GET /profile/events, newest first. */
export const SecurityEvents = listPageSchema(SecurityEvent)
export type SecurityEvents = typeof SecurityEvents.Type
