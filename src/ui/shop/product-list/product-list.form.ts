import * as z from "zod/mini"
import { checkForm } from "../../kit/form/form"
import { token } from "../../shared/typed-text"

/** The required code must not be empty. */
export const promoCodeSchema = checkForm(
  z.object({ code: z.string().check(token, z.minLength(1, "buy:products.codeMissing")) }),
)
