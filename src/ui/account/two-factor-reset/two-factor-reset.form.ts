import * as z from "zod/mini"
import { emailSchema, passwordSchema } from "../account/rules"

export const twoFactorResetSchema = z.object({ email: emailSchema, password: passwordSchema })
export const twoFactorResetInitialValues = { email: "", password: "" }
