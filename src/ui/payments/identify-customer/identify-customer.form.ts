import * as z from "zod/mini"
import { emailSchema } from "../../account/account/rules"
import { oneLine } from "../../shared/typed-text"

const nameMax = 64
const name = (message: string) =>
  z.string().check(oneLine, z.minLength(1, message), z.maxLength(nameMax, "pay:identity.tooLong"))

export const identitySchema = z.object({
  email: emailSchema,
  firstName: name("pay:identity.firstNameRequired"),
  lastName: name("pay:identity.lastNameRequired"),
  country: z.string().check(z.minLength(1, "pay:identity.countryRequired")),
  terms: z.literal(true, "pay:identity.termsRequired"),
})
