import { Schema } from "effect"
import { DisplayCurrencyWire } from "#domain/shared/money-wire.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

/** Answer of POST /token, /signup and /signup/confirm. */
export const Tokens = Schema.Struct({
  access_token: Schema.String,
  refresh_token: Schema.String,
  /** Seconds. The specification does not promise it: the access token is renewed sooner then. */
  expires_in: withFallback(Schema.Finite.pipe(Schema.check(Schema.makeFilter((seconds: number) => seconds > 0))), 900),
})
export type Tokens = typeof Tokens.Type

/** GET /profile, as it may come over the wire. */
export const ProfileWire = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  firstName: optionalField(Schema.String),
  lastName: optionalField(Schema.String),
  country: optionalField(Schema.String),
  bitcoinAddress: optionalField(Schema.String),
  ethereumAddress: optionalField(Schema.String),
  /** Null: no language was chosen. */
  culture: optionalField(Schema.String),
  currencyId: withFallback(DisplayCurrencyWire, "usd"),
  isDemo: withFallback(Schema.Boolean, false),
  isPartner: withFallback(Schema.Boolean, false),
  isKYC: withFallback(Schema.Boolean, false),
  referralCode: optionalField(Schema.String),
  /** False only if the server says so, because false forces the set-password prompt. */
  hasPassword: withFallback(Schema.Boolean, true),
  tfaEnabled: withFallback(Schema.Boolean, false),
  /** False only if the server says so, because false shows a reminder (extension emailChange). */
  emailConfirmed: withFallback(Schema.Boolean, true),
  /** The new address that has not confirmed yet (extension emailChange). */
  pendingEmail: optionalField(Schema.String),
})
export type Profile = typeof ProfileWire.Type
