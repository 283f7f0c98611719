import { callFailed } from "../../domain/shared/failure"
import { orderCreated, orderWithCode } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { orderCode } from "./order-code.machine"

export const orderCodeModel = model({
  machine: orderCode,
  input: { orderId: orderCreated.id, code: "" },
  events: {
    "code.choose": [
      { type: "code.choose", code: "WELCOME10" },
      { type: "code.choose", code: "" },
    ],
    "code.retry": [{ type: "code.retry" }],
    "page.left": [{ type: "page.left" }],
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
