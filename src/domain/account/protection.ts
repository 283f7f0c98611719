import { Schema } from "effect"
import { Count } from "#domain/shared/entries-wire.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

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
