import * as z from "zod/mini"
import { emailSchema } from "../account/rules"

export const demoFormSchema = z.object({ email: emailSchema })
export const demoInitialValues = { email: "" }
