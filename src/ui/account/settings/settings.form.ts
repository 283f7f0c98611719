import * as z from "zod/mini"
import { displayCurrencies, locales } from "#domain/shared/currency.ts"
import { newPasswordSchema, passwordSchema } from "#ui/account/account/rules.ts"
import { emailSchema } from "#ui/site/email-schema.ts"

export const commonSettingsSchema = z.object({ locale: z.enum(locales), currencyId: z.enum(displayCurrencies) })

export const changeEmailSchema = z.object({ email: emailSchema, password: passwordSchema })
export const changeEmailInitialValues = { email: "", password: "" }

/** The rules for the current password, and for a new password that is entered twice. */
export const changePasswordSchema = z
  .object({
    password: passwordSchema,
    newPassword: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, "account:validators.confirmPasswordRequired")),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => confirmPassword === "" || confirmPassword === newPassword, {
      path: ["confirmPassword"],
      error: "account:validators.confirmPasswordEqual",
    }),
  )
export const changePasswordInitialValues = { password: "", newPassword: "", confirmPassword: "" }
