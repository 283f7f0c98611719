import { orderCreated, orderWithCode } from "#domain/fixtures/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { orderPromoCode } from "./order-promo-code.machine.ts"

export const orderPromoCodeModel = defineModel({
  machine: orderPromoCode,
  input: { orderId: orderCreated.id, code: "" },
  events: {
    "promoCode.choose": [
      { type: "promoCode.choose", code: "WELCOME10" },
      { type: "promoCode.choose", code: "" },
    ],
  },
  portResults: {
    saveOrderCodeInBackground: { ok: [null] },
    patchOrderCode: {
      ok: [labelSample("", orderWithCode)],
      CallFailed: [callFailed("refused", { message: "This code is not valid." })],
    },
  },
  feeds: { watchPageLeft: ["page.left"] },
  distinguishBy: ({ code }: { code: string }) => code,
})
