import * as z from "zod/mini"
import { emailRule } from "../account/rules"

export const recoveryRules = z.object({ email: emailRule })
export const recoveryInitial = { email: "" }
