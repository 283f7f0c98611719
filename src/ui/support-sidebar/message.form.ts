import * as z from "zod/mini"
import { longestMessage } from "../../domain/support"

export const supportMessageSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, "support:chat.required"), z.maxLength(longestMessage)),
})
export const messageInitialValues = { text: "" }
