import * as z from "zod/mini"
import { emailRule } from "../account/rules"

export const demoRules = z.object({ email: emailRule })
export const demoInitial = { email: "" }
