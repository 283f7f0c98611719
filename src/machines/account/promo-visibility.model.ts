import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { promoVisibility } from "./promo-visibility.machine.ts"

export const promoVisibilityModel = model({
  machine: promoVisibility,
  events: {
    "code.accepted": [
      { type: "code.accepted", code: "WELCOME10" },
      labelSample("the stored code could not be checked", { type: "code.accepted", code: null }),
    ],
  },
  portResults: {},
  feeds: { watchCode: ["code.pending", "code.accepted", "code.refused"] },
})
