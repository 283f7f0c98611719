import * as z from "zod/mini"
import { maxMessageLength } from "../../../domain/cabinet/support"
import { prose } from "../../shared/typed-text"

export const supportMessageSchema = z.object({
  text: z.string().check(prose, z.minLength(1, "support:chat.required"), z.maxLength(maxMessageLength)),
})
export const messageInitialValues = { text: "" }
