import { orderWithBonus } from "#domain/fixtures/order.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { bonusWindow } from "./bonus-window.machine.ts"

export const bonusWindowModel = defineModel({
  machine: bonusWindow,
  events: {
    "bonus.changed": [
      labelSample("the order has a bonus", { type: "bonus.changed", bonus: orderWithBonus.bonus }),
      labelSample("it has none any more", { type: "bonus.changed", bonus: null }),
    ],
  },
  portResults: {},
})
