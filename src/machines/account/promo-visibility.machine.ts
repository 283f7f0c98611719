import { setup, feed } from "#machines/shared/port.ts"
import type { PromoCheckChanged } from "./watch-promo-check.ts"

/**
 * State set 21, promo field of the sign-up: docs/states/account/promo-visibility.md. A stored code that is valid needs no field on the way
 * to a payment.
 */
export const promoVisibility = setup({
  types: {} as { events: PromoCheckChanged },
  actors: { watchPromoCheck: feed<PromoCheckChanged>("watchPromoCheck") },
  guards: { isNoCode: (_, params: { code: string | null }) => params.code === null },
}).createMachine({
  id: "promoVisibility",
  invoke: { src: "watchPromoCheck" },
  initial: "hidden",
  states: {
    hidden: {
      on: {
        "promoCode.refused": "shown",
        // An accepted event without a code means that the check of the stored code failed. The page shows the field, because the visitor
        // can retry the check there.
        "promoCode.accepted": {
          guard: { type: "isNoCode", params: ({ event }) => ({ code: event.code }) },
          target: "shown",
        },
      },
    },
    shown: {},
  },
})
