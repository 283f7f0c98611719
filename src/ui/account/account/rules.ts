import * as z from "zod/mini"
import { passwordCharset, maxPasswordLength, minPasswordLength } from "#domain/account/credentials.ts"
import { emailSchema } from "#ui/site/email-schema.ts"

/** The rule for an existing password: not empty. Only the server knows whether the password is correct. */
export const passwordSchema = z.string().check(z.minLength(1, "account:validators.passwordRequired"))

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, "account:validators.passwordRequired"),
    z.regex(passwordCharset, "account:validators.passwordCharset"),
    z.minLength(minPasswordLength, "account:validators.passwordComplexity"),
    z.maxLength(maxPasswordLength, "account:validators.passwordComplexity"),
  )

/** The rules of a form that asks only for the current password. */
export const passwordFormSchema = z.object({ password: passwordSchema })
export const passwordFormInitialValues = { password: "" }

export const emailFormSchema = z.object({ email: emailSchema })
export const emailFormInitialValues = { email: "" }

export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema })
export const credentialsInitialValues = { email: "", password: "" }

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  terms: z.literal(true, "account:auth.signup.actionAccept"),
})
export const signUpInitialValues = { email: "", password: "", terms: true }

/** The rules for a new password that is entered twice. */
export const newPasswordFieldsSchema = z
  .object({
    password: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, "account:validators.confirmPasswordRequired")),
  })
  .check(
    z.refine(({ password, confirmPassword }) => confirmPassword === "" || confirmPassword === password, {
      path: ["confirmPassword"],
      error: "account:validators.confirmPasswordEqual",
    }),
  )
export const newPasswordInitialValues = { password: "", confirmPassword: "" }
