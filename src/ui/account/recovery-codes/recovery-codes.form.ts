import * as z from "zod/mini"
import { passwordSchema } from "../account/rules"

export const recoveryCodesSchema = z.object({ password: passwordSchema })
export const recoveryCodesInitialValues = { password: "" }
