import { orderCreated, orderWithCode } from "#domain/fixtures/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { orderCode } from "./order-code.machine.ts"

export const orderCodeModel = model({
  machine: orderCode,
  input: { orderId: orderCreated.id, code: "" },
  events: {
    "code.choose": [
      { type: "code.choose", code: "WELCOME10" },
      { type: "code.choose", code: "" },
    ],
  },
  portResults: {
    saveOrderCodeInBackground: { ok: [null] },
    patchCode: {
      ok: [labelSample("", orderWithCode)],
      CallFailed: [callFailed("refused", { message: "This code is not valid." })],
    },
  },
  feeds: { watchLeaving: ["page.left"] },
  distinguishBy: ({ code }: { code: string }) => code,
})
