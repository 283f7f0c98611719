import * as z from "zod/mini"
import { emailRule, newPasswordRule, termsRule } from "../account/rules"

export const signUpRules = z.object({ email: emailRule, password: newPasswordRule, terms: termsRule })
export const signUpInitial = { email: "", password: "", terms: true }
