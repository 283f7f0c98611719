import * as z from "zod/mini"
import { emailSchema } from "../../account/account/rules"

export const demoFormSchema = z.object({ email: emailSchema })
export const demoInitialValues = { email: "" }
