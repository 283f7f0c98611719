import { Schema } from "effect"
import { Count } from "#domain/shared/entries-wire.ts"
import { optionalField, Instant } from "#domain/shared/schema.ts"

/** The response to POST /recovery/tfa. Two-factor turns off at `dueDate` unless the customer cancels the reset. */
export const TwoFactorResetRequested = Schema.Struct({ dueDate: optionalField(Instant) })
export type TwoFactorResetRequested = typeof TwoFactorResetRequested.Type

/** The response to GET /profile/tfa/recovery-codes. `left` is the number of unused codes. */
export const RecoveryCodesLeft = Schema.Struct({ left: Count })
export type RecoveryCodesLeft = typeof RecoveryCodesLeft.Type

/** The response to POST /profile/tfa/recovery-codes. A recovery code replaces a code from the app, once. */
export const RecoveryCodes = Schema.Struct({ codes: Schema.Array(Schema.String) })
export type RecoveryCodes = typeof RecoveryCodes.Type

/** The number of unused recovery codes below which a customer should create new codes. */
export const lowRecoveryCodesThreshold = 3

/** The data that sets up an authenticator app. */
const Details = Schema.Struct({
  /** The secret, encoded in base32. */
  code: Schema.String,
  email: Schema.String,
  issuer: Schema.String,
})
export type TwoFactorDetails = typeof Details.Type

/** The response to GET /profile/tfa. */
export const TwoFactor = Schema.Struct({ enabled: Schema.Boolean, details: optionalField(Details) })
export type TwoFactor = typeof TwoFactor.Type

/** Returns the secret as the specification shows it: uppercase, in groups of four. Apps also accept it without spaces. */
export const formatSecret = ({ code }: TwoFactorDetails): string => code.toUpperCase()

/** Returns the link in the QR code, in Google's key URI format, which every authenticator app reads. */
export const createAuthenticatorLink = ({ code, email, issuer }: TwoFactorDetails): string => {
  const by = encodeURIComponent(issuer)
  return `otpauth://totp/${by}:${encodeURIComponent(email)}?secret=${encodeURIComponent(code.toUpperCase())}&issuer=${by}`
}
