import * as z from "zod/mini"
import { checkForm } from "../../account/account/check-form"

/** The required code must not be empty. */
export const promoCodeSchema = checkForm(
  z.object({ code: z.string().check(z.trim(), z.minLength(1, "buy:products.codeMissing")) }),
)
