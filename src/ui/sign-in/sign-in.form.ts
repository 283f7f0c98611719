import * as z from "zod/mini"
import { emailRule, passwordRule } from "../account/rules"

export const signInRules = z.object({ email: emailRule, password: passwordRule })
export const signInInitial = { email: "", password: "" }
