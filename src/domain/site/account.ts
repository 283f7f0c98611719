import { Schema } from "effect"
import { DisplayCurrencyWire } from "#domain/shared/money-wire.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

/** The response to POST /token, /signup and /signup/confirm. */
export const Tokens = Schema.Struct({
  access_token: Schema.String,
  refresh_token: Schema.String,
  /**
   * The lifetime of the access token in seconds. The specification does not guarantee this field, so a missing or invalid one counts as 15
   * minutes.
   */
  expires_in: withFallback(Schema.Finite.pipe(Schema.check(Schema.makeFilter((seconds: number) => seconds > 0))), 900),
})
export type Tokens = typeof Tokens.Type

/** The response to GET /profile, whose fields may be missing. */
export const ProfileWire = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  firstName: optionalField(Schema.String),
  lastName: optionalField(Schema.String),
  country: optionalField(Schema.String),
  bitcoinAddress: optionalField(Schema.String),
  ethereumAddress: optionalField(Schema.String),
  /** The customer's language. Null if the customer has not chosen one. */
  culture: optionalField(Schema.String),
  currencyId: withFallback(DisplayCurrencyWire, "usd"),
  isDemo: withFallback(Schema.Boolean, false),
  isPartner: withFallback(Schema.Boolean, false),
  isKYC: withFallback(Schema.Boolean, false),
  referralCode: optionalField(Schema.String),
  /** False only if the server sends false, because false forces the set-password prompt. */
  hasPassword: withFallback(Schema.Boolean, true),
  tfaEnabled: withFallback(Schema.Boolean, false),
  /** False only if the server sends false, because false shows a reminder (extension `emailChange`). */
  emailConfirmed: withFallback(Schema.Boolean, true),
  /** The new e-mail address that is not confirmed yet (extension `emailChange`). */
  pendingEmail: optionalField(Schema.String),
})
export type Profile = typeof ProfileWire.Type
