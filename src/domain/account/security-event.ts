import { Schema } from "effect"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { Instant, literalOrUnknown, optionalField } from "#domain/shared/schema.ts"

/** What a security log records (docs/api.md, "securityLog"). */
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
] as const

export const SecurityEvent = Schema.Struct({
  id: Schema.String,
  /** Unknown: newer than this build. */
  type: literalOrUnknown(securityEventTypes),
  /** Where it came from, as for a session; null when unknown. */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** ISO 3166-1. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
})
export type SecurityEvent = typeof SecurityEvent.Type

/** GET /profile/events, newest first. */
export const SecurityEvents = listPageSchema(SecurityEvent)
export type SecurityEvents = typeof SecurityEvents.Type
