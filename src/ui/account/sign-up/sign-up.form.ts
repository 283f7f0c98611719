import * as z from "zod/mini"
import { emailSchema, newPasswordSchema, termsSchema } from "../account/rules"

export const signUpSchema = z.object({ email: emailSchema, password: newPasswordSchema, terms: termsSchema })
export const signUpInitialValues = { email: "", password: "", terms: true }
