import { Schema } from "effect"
import { DisplayCurrencyWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"

/** Answer of POST /token, /signup and /signup/confirm. */
export const Tokens = Schema.Struct({
  access_token: Schema.String,
  refresh_token: Schema.String,
  /** Seconds. */
  expires_in: Schema.Finite
})
export type Tokens = typeof Tokens.Type

/** GET /profile, as it may come over the wire. */
export const ProfileWire = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  firstName: Schema.NullOr(Schema.String),
  lastName: Schema.NullOr(Schema.String),
  country: Schema.NullOr(Schema.String),
  bitcoinAddress: Schema.NullOr(Schema.String),
  ethereumAddress: Schema.NullOr(Schema.String),
  culture: Schema.optionalKey(Schema.String),
  currencyId: Schema.optionalKey(DisplayCurrencyWire),
  isDemo: Schema.Boolean,
  isPartner: Schema.Boolean,
  isKYC: Schema.Boolean,
  referralCode: Schema.NullOr(Schema.String),
  hasPassword: Schema.Boolean,
  tfaEnabled: Schema.Boolean
})
export type Profile = Required<typeof ProfileWire.Type>

/** What a profile that leaves these out means by that. */
export const profileOf = (wire: typeof ProfileWire.Type): Profile => ({ culture: "ru-RU", currencyId: "usd", ...wire })

/** GET /referralcodes/{code}. */
export const ReferralCode = Schema.Struct({
  code: Schema.String,
  canBeApplied: Schema.Boolean,
  isActive: Schema.Boolean,
  discountPercent: DecimalFromWire,
  discountDuration: Schema.NullOr(Schema.Finite),
  limits: Schema.Array(Schema.Struct({
    productId: Schema.String, totalQuantity: DecimalFromWire, usedQuantity: DecimalFromWire
  }))
})
export type ReferralCode = typeof ReferralCode.Type
