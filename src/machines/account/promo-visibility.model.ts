import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { promoVisibility } from "./promo-visibility.machine.ts"

export const promoVisibilityModel = defineModel({
  machine: promoVisibility,
  events: {
    "promoCode.accepted": [
      { type: "promoCode.accepted", code: "WELCOME10" },
      labelSample("the stored code could not be checked", { type: "promoCode.accepted", code: null }),
    ],
  },
  portResults: {},
  feeds: { watchPromoCheck: ["promoCode.pending", "promoCode.accepted", "promoCode.refused"] },
})
