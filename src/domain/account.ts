import { Schema } from "effect"
import { DisplayCurrencyWire } from "./currency-wire"
import { maybeEntriesOf } from "./entries-wire"
import { zero } from "./money"
import { NotNegativeFromWire } from "./money-wire"
import { maybe, orElse } from "./schema"

/** Answer of POST /token, /signup and /signup/confirm. */
export const Tokens = Schema.Struct({
  access_token: Schema.String,
  refresh_token: Schema.String,
  /** Seconds. The specification does not promise it: the access token is renewed sooner then. */
  expires_in: orElse(Schema.Finite.pipe(Schema.check(Schema.makeFilter((seconds: number) => seconds > 0))), 900),
})
export type Tokens = typeof Tokens.Type

/** GET /profile, as it may come over the wire. */
export const ProfileWire = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  firstName: maybe(Schema.String),
  lastName: maybe(Schema.String),
  country: maybe(Schema.String),
  bitcoinAddress: maybe(Schema.String),
  ethereumAddress: maybe(Schema.String),
  /** Null: no language was chosen. */
  culture: maybe(Schema.String),
  currencyId: orElse(DisplayCurrencyWire, "usd"),
  isDemo: orElse(Schema.Boolean, false),
  isPartner: orElse(Schema.Boolean, false),
  isKYC: orElse(Schema.Boolean, false),
  referralCode: maybe(Schema.String),
  /** Only a server that says so makes a customer set one. */
  hasPassword: orElse(Schema.Boolean, true),
  tfaEnabled: orElse(Schema.Boolean, false),
})
export type Profile = typeof ProfileWire.Type

/** GET /referralcodes/{code}. */
export const ReferralCode = Schema.Struct({
  code: Schema.String,
  canBeApplied: Schema.Boolean,
  isActive: maybe(Schema.Boolean),
  discountPercent: orElse(NotNegativeFromWire, zero),
  discountDuration: maybe(Schema.Finite),
  /** A limit that names no product is one of every product. */
  limits: maybeEntriesOf(
    Schema.Struct({
      productId: maybe(Schema.String),
      totalQuantity: NotNegativeFromWire,
      usedQuantity: orElse(NotNegativeFromWire, zero),
    }),
  ),
})
export type ReferralCode = typeof ReferralCode.Type
