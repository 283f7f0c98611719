import * as z from "zod/mini"
import { newPasswordRule } from "./rules"

/** A new password, typed twice. */
export const newPasswordRules = z.object({
  password: newPasswordRule,
  confirmPassword: z.string().check(z.minLength(1, "account:validators.confirmPasswordRequired"))
}).check(z.refine(({ password, confirmPassword }) => confirmPassword === "" || confirmPassword === password, {
  path: ["confirmPassword"], error: "account:validators.confirmPasswordEqual"
}))

export const newPasswordInitial = { password: "", confirmPassword: "" }
