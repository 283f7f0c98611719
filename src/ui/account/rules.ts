import * as z from "zod/mini"
import { passwordCharset, passwordMax, passwordMin } from "../../domain/password"

/** The longest address that mail can carry. */
const emailMax = 254

/** Messages are keys of the texts; the first broken rule is the one that is told. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "account:validators.emailRequired"),
    z.maxLength(emailMax, "account:validators.emailInvalid"),
    z.regex(z.regexes.email, "account:validators.emailInvalid"),
  )

/** A password that exists already: the server knows whether it is right. */
export const passwordSchema = z.string().check(z.minLength(1, "account:validators.passwordRequired"))

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, "account:validators.passwordRequired"),
    z.regex(passwordCharset, "account:validators.passwordCharset"),
    z.minLength(passwordMin, "account:validators.passwordComplexity"),
    z.maxLength(passwordMax, "account:validators.passwordComplexity"),
  )

export const termsSchema = z.literal(true, "account:auth.signup.actionAccept")

/** A new password, typed twice. */
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
