import { callFailed } from "#domain/shared/failure.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import { createRejectedPromoCode } from "#domain/shop/promo-code.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { promoCheck } from "./promo-check.machine.ts"

export const promoCheckModel = defineModel({
  machine: promoCheck,
  input: { code: "" },
  events: {
    "promoCode.type": [
      { type: "promoCode.type", code: "WELCOME10" },
      labelSample("blank", { type: "promoCode.type", code: "" }),
    ],
  },
  portResults: {
    checkPromoCode: {
      ok: [
        labelSample("it can be applied and has a discount", {
          code: "WELCOME10",
          canBeApplied: true,
          discountPercent: decimal("10"),
        }),
        labelSample("it can be applied, no discount", { code: "WELCOME10", canBeApplied: true, discountPercent: zero }),
        labelSample("it cannot be applied", createRejectedPromoCode("WELCOME10")),
      ],
      CallFailed: [callFailed("offline"), callFailed("server"), callFailed("tooMany", { retryAfter: 30 })],
    },
  },
  portInputs: { checkPromoCode: [{ code: "WELCOME10" }] },
})
