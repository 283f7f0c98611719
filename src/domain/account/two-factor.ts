import { Schema } from "effect"
import { optionalField } from "../shared/schema"

/** What an authenticator app is set up with. */
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
