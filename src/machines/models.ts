import type { Machines } from "./index"
import type { Explored } from "./kit/model"
import { promoCheckModel } from "./promo-check/promo-check.model"

/** One model per machine. A machine without one does not compile here. */
export const models = {
  promoCheck: promoCheckModel
} satisfies { readonly [Name in keyof Machines]: Explored<Machines[Name]> }
