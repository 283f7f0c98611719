import * as z from "zod/mini"
import { passwordSchema } from "#ui/account/account/rules.ts"
import { token } from "#ui/shared/typed-text.ts"

const sixDigits = /^\d{6}$/
const code = z.string().check(z.regex(sixDigits, "settings:validators.code"))

export const enableTwoFactorSchema = z.object({
  agreement: z.literal(true, "settings:validators.agreement"),
  password: passwordSchema,
  code,
})
export const enableTwoFactorInitialValues = { agreement: false, password: "", code: "" }

/** The rules of the form. A recovery code replaces the code from the app, if the operator offers recovery codes. */
export const disableTwoFactorSchema = z
  .object({ password: passwordSchema, code: z.string(), recoveryCode: z.string().check(token) })
  .check(
    z.refine((form) => form.recoveryCode !== "" || sixDigits.test(form.code), {
      path: ["code"],
      error: "settings:validators.code",
    }),
  )
export const disableTwoFactorInitialValues = { password: "", code: "", recoveryCode: "" }
