import { fromCallback, type ActorRefFrom, type AnyEventObject, type SnapshotFrom } from "xstate"
import { cleanToken } from "#domain/shared/pasted-text.ts"
import type { promoCheck } from "#machines/shop/promo-check.machine.ts"

/** The events of the promo check for its form. An empty field counts as accepted. */
export type PromoCheckChanged =
  | { readonly type: "promoCode.pending" }
  | { readonly type: "promoCode.accepted"; readonly code: string | null }
  | { readonly type: "promoCode.refused" }

/** Returns the event that describes the promo check's state to a form. */
export const promoCheckEvent = ({ value, context }: SnapshotFrom<typeof promoCheck>): PromoCheckChanged => {
  switch (value) {
    case "empty":
      return { type: "promoCode.accepted", code: null }
    case "deciding":
    case "typing":
    case "checking":
      return { type: "promoCode.pending" }
    case "validWithSale":
    case "validWithoutSale":
      return { type: "promoCode.accepted", code: cleanToken(context.code) }
    // The check failed. The form does not wait for the code, and sends none.
    case "unchecked":
      return { type: "promoCode.accepted", code: null }
    case "invalid":
      return { type: "promoCode.refused" }
  }
}

/** Fills the feed `watchPromoCheck` from the promo check of the form. */
export const watchPromoCheck = (promo: ActorRefFrom<typeof promoCheck>) =>
  fromCallback<AnyEventObject, undefined, PromoCheckChanged>(({ sendBack }) => {
    sendBack(promoCheckEvent(promo.getSnapshot()))
    const watching = promo.subscribe((snapshot) => sendBack(promoCheckEvent(snapshot)))
    return () => watching.unsubscribe()
  })
