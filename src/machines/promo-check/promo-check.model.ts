import { decimal, zero } from "../../domain/money"
import { notApplicable } from "../../domain/promo-code"
import { model } from "../kit/model"
import { promoCheck } from "./promo-check.machine"

export const promoCheckModel = model({
  machine: promoCheck,
  input: { code: "" },
  events: {
    "code.type": [{ type: "code.type", code: "WELCOME10" }, { type: "code.type", code: "" }]
  },
  answers: {
    checkCode: {
      ok: [
        { code: "WELCOME10", canBeApplied: true, discountPercent: decimal("10") },
        { code: "WELCOME10", canBeApplied: true, discountPercent: zero },
        notApplicable("WELCOME10")
      ]
    }
  },
  feeds: {}
})
