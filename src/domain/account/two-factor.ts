import { Schema } from "effect"
import { Count } from "#domain/shared/entries-wire.ts"
import { optionalField, Instant } from "#domain/shared/schema.ts"

/** POST /recovery/tfa: from then on two-factor is off, unless it is cancelled. */
export const TwoFactorResetRequested = Schema.Struct({ dueDate: optionalField(Instant) })
export type TwoFactorResetRequested = typeof TwoFactorResetRequested.Type

/** GET /profile/tfa/recovery-codes: how many have not been used. */
export const RecoveryCodesLeft = Schema.Struct({ left: Count })
export type RecoveryCodesLeft = typeof RecoveryCodesLeft.Type

/** POST /profile/tfa/recovery-codes: each works once instead of a code from the app. */
export const RecoveryCodes = Schema.Struct({ codes: Schema.Array(Schema.String) })
export type RecoveryCodes = typeof RecoveryCodes.Type

/** The number of codes at which a customer should create new ones. */
export const fewRecoveryCodes = 3

/** The data that sets up an authenticator app. */
const Details = Schema.Struct({
  /** The secret, base32. */
  code: Schema.String,
  email: Schema.String,
  issuer: Schema.String,
})
export type TwoFactorDetails = typeof Details.Type

/** GET /profile/tfa. */
export const TwoFactor = Schema.Struct({ enabled: Schema.Boolean, details: optionalField(Details) })
export type TwoFactor = typeof TwoFactor.Type

/** The specification shows it in groups of four, uppercased; apps take it without the spaces too. */
export const formattedSecret = ({ code }: TwoFactorDetails): string => code.toUpperCase()

/** The authenticator link of the QR code: Google's key URI format, which every app reads. */
export const authenticatorLink = ({ code, email, issuer }: TwoFactorDetails): string => {
  const by = encodeURIComponent(issuer)
  return `otpauth://totp/${by}:${encodeURIComponent(email)}?secret=${encodeURIComponent(code.toUpperCase())}&issuer=${by}`
}
