import * as z from "zod/mini"
import { displayCurrencies, locales } from "../../domain/currency"
import { emailRule, newPasswordRule, passwordRule } from "../account/rules"

export const commonRules = z.object({ locale: z.enum(locales), currencyId: z.enum(displayCurrencies) })

export const emailRules = z.object({ email: emailRule, password: passwordRule })
export const emailInitial = { email: "", password: "" }

/** The present password, and a new one typed twice. */
export const passwordRules = z
  .object({
    password: passwordRule,
    newPassword: newPasswordRule,
    confirmPassword: z.string().check(z.minLength(1, "account:validators.confirmPasswordRequired")),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => confirmPassword === "" || confirmPassword === newPassword, {
      path: ["confirmPassword"],
      error: "account:validators.confirmPasswordEqual",
    }),
  )
export const passwordInitial = { password: "", newPassword: "", confirmPassword: "" }
