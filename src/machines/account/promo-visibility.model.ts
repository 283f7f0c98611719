import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { promoVisibility } from "./promo-visibility.machine"

export const promoVisibilityModel = model({
  machine: promoVisibility,
  input: undefined,
  events: {
    "code.pending": [{ type: "code.pending" }],
    "code.accepted": [
      { type: "code.accepted", code: "WELCOME10" },
      labelSample("the stored code could not be checked", { type: "code.accepted", code: null }),
    ],
    "code.refused": [{ type: "code.refused" }],
  },
  portResults: {},
  feeds: { watchCode: ["code.pending", "code.accepted", "code.refused"] },
})
