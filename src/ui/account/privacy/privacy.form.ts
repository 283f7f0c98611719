import * as z from "zod/mini"
import { passwordSchema } from "../account/rules"

export const privacySchema = z.object({ password: passwordSchema })
export const privacyInitialValues = { password: "" }
