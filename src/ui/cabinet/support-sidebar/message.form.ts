import * as z from "zod/mini"
import { maxMessageLength } from "../../../domain/cabinet/support"

export const supportMessageSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, "support:chat.required"), z.maxLength(maxMessageLength)),
})
export const messageInitialValues = { text: "" }
