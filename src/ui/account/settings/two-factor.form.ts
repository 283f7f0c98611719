import * as z from "zod/mini"
import { passwordSchema } from "../account/rules"

const code = z.string().check(z.regex(/^\d{6}$/, "settings:validators.code"))

export const enableTwoFactorSchema = z.object({
  agreement: z.literal(true, "settings:validators.agreement"),
  password: passwordSchema,
  code,
})
export const enableTwoFactorInitialValues = { agreement: false, password: "", code: "" }

export const disableTwoFactorSchema = z.object({ password: passwordSchema, code })
export const disableTwoFactorInitialValues = { password: "", code: "" }
