import type { Machines } from "../machines"
import { promoCheckWalk } from "./promo-check/promo-field.walk"
import type { Walk } from "./walk"

/** One walk per machine. A machine without one does not compile here. */
export const walks = {
  promoCheck: promoCheckWalk
} satisfies { readonly [Name in keyof Machines]: Walk<Machines[Name]> }
