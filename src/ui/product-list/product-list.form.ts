import * as z from "zod/mini"
import { checkForm } from "../account/check-form"

/** A code that is asked for has to be there. */
export const promoCodeSchema = checkForm(
  z.object({ code: z.string().check(z.trim(), z.minLength(1, "buy:products.codeMissing")) }),
)
