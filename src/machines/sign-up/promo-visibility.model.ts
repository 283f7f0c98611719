import { model } from "../kit/model"
import { promoVisibility } from "./promo-visibility.machine"

export const promoVisibilityModel = model({
  machine: promoVisibility,
  input: undefined,
  events: {
    "code.pending": [{ type: "code.pending" }],
    "code.accepted": [{ type: "code.accepted", code: null }],
    "code.refused": [{ type: "code.refused" }]
  },
  answers: {},
  feeds: { watchCode: ["code.pending", "code.accepted", "code.refused"] }
})
