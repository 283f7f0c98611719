import * as z from "zod/mini"
import { emailSchema } from "../account/rules"

export const recoverySchema = z.object({ email: emailSchema })
export const recoveryInitialValues = { email: "" }
