import * as z from "zod/mini"
import { emailSchema, passwordSchema } from "../account/rules"

export const signInSchema = z.object({ email: emailSchema, password: passwordSchema })
export const signInInitialValues = { email: "", password: "" }
