import * as z from "zod/mini"
import { maskInternationalDomain } from "#domain/shared/email.ts"
import { token } from "#ui/shared/typed-text.ts"

const emailMax = 254

/** The rules of an e-mail address. Messages are translation keys, and a form shows only the first broken rule. */
export const emailSchema = z.string().check(
  token,
  z.minLength(1, "account:validators.emailRequired"),
  z.maxLength(emailMax, "account:validators.emailInvalid"),
  z.refine((email) => z.regexes.email.test(maskInternationalDomain(email)), "account:validators.emailInvalid"),
)
