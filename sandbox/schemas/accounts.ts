import { z } from "@hono/zod-openapi"
import {
  analyticsData,
  code,
  date,
  displayCurrency,
  email,
  newPassword,
  secret,
  typedName,
  optionalFields,
} from "./common.ts"

export const tokens = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int(),
    token_type: z.literal("Bearer"),
  })
  .openapi("Tokens")

export const profile = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    country: z.string().nullable(),
    bitcoinAddress: z.string().nullable(),
    ethereumAddress: z.string().nullable(),
    culture: z.enum(["en-US", "ru-RU"]),
    currencyId: displayCurrency,
    isDemo: z.boolean(),
    isPartner: z.boolean(),
    isKYC: z.boolean(),
    referralCode: z.string().nullable(),
    hasPassword: z.boolean(),
    tfaEnabled: z.boolean(),
    emailConfirmed: z.boolean(),
    pendingEmail: z.string().nullable().optional(),
  })
  .openapi("Profile", optionalFields({ pendingEmail: "emailChange" }))

export const signUpForm = z.strictObject({
  email,
  password: newPassword,
  currencyId: displayCurrency,
  analyticsData: analyticsData.optional(),
  code: code.optional(),
})

/** `mine` is true if the visitor said that they signed up. The field is required if the call has no session of the account. */
export const confirmForm = z.strictObject({ emailToken: secret, mine: z.boolean().optional() })
export const disownForm = z.strictObject({ emailToken: secret })

export const resendForm = z
  .strictObject({ email: email.optional(), emailToken: secret.optional() })
  .refine((form) => (form.email === undefined) !== (form.emailToken === undefined), { path: ["email"] })

export const tokenForm = z.discriminatedUnion("grant_type", [
  z.strictObject({
    grant_type: z.literal("password"),
    // The schema accepts any string, because an invalid address is handled like a wrong one.
    username: typedName,
    password: z.string().min(1).max(128),
  }),
  z.strictObject({ grant_type: z.literal("refresh_token"), refresh_token: secret }),
])

export const recoveryForm = z.strictObject({ email })

export const resetPasswordForm = z.strictObject({ password: newPassword, resetPasswordToken: secret })

/** A password change. The first password of an account needs no `password`. */
export const changePasswordForm = z.strictObject({
  password: z.string().min(1).max(128).optional(),
  newPassword,
  confirmPassword: z.string().max(128),
})

export const twoFactor = z
  .object({
    enabled: z.boolean(),
    details: z.object({ code: z.string(), email: z.string(), issuer: z.string() }).nullable(),
  })
  .openapi("TwoFactor")

export const twoFactorForm = z.strictObject({
  // The schema accepts any string, because an invalid code is handled like a wrong one.
  tfaCode: z.string().min(1).max(32),
  password: z.string().min(1).max(128),
})

export const passwordForm = z.strictObject({ password: z.string().min(1).max(128) })
export const recoveryCodesLeft = z.object({ left: z.int() }).openapi("RecoveryCodesLeft")
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).openapi("RecoveryCodes")

export const resetForm = z.strictObject({ email: typedName, password: z.string().min(1).max(128) })
export const resetRequested = z.object({ dueDate: date }).openapi("TwoFactorResetRequested")
/** A form with the token from an e-mail. */
export const linkForm = z.strictObject({ token: secret })
