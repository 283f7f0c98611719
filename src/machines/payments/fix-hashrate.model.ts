import { buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { fixHashrate } from "./fix-hashrate.machine.ts"

const order = buildPayingOrder("Assigned")
const raise = {
  kind: "raise",
  newQuantity: decimal("52.5"),
  diffQuantity: decimal("2.5"),
  diffCost: decimal("62.275"),
} as const
const lower = {
  kind: "lower",
  newQuantity: decimal("40"),
  diffQuantity: decimal("10"),
  diffCost: decimal("249.1"),
} as const

export const fixHashrateModel = defineModel({
  machine: fixHashrate,
  input: { orderId: payingOrderId, itemId: order.items[0]!.id },
  events: {
    "hashrate.fix": [
      labelSample("up to the minimum", { type: "hashrate.fix", fix: raise }),
      labelSample("down to the maximum", { type: "hashrate.fix", fix: lower }),
    ],
  },
  portResults: {
    patchItem: {
      ok: [buildPayingOrder("Assigned", { items: [{ ...order.items[0]!, quantity: decimal("52.5") }] })],
      CallFailed: [callFailed("refused", { message: "You can’t do this with the order in its current status." })],
    },
  },
})
