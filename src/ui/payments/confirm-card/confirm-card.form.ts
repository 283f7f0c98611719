import * as z from "zod/mini"

/** A string, because a code may begin with zeros. */
export const confirmCardSchema = z.object({
  confirmationCode: z.string().check(z.minLength(1, "pay:code.required"), z.regex(/^\d{4}$/, "pay:code.fourDigits")),
})
export const confirmCardInitialValues = { confirmationCode: "" }
