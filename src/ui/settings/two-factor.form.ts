import * as z from "zod/mini"
import { passwordRule } from "../account/rules"

const code = z.string().check(z.regex(/^\d{6}$/, "settings:validators.code"))

export const enableRules = z.object({
  agreement: z.literal(true, "settings:validators.agreement"),
  password: passwordRule,
  code,
})
export const enableInitial = { agreement: false, password: "", code: "" }

export const disableRules = z.object({ password: passwordRule, code })
export const disableInitial = { password: "", code: "" }
